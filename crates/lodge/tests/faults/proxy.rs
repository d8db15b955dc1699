//! A line that can be cut: bytes go through, or go nowhere while both ends believe in each other.

use std::net::SocketAddr;
use std::sync::Arc;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

#[derive(Debug)]
pub struct Proxy {
    pub address: SocketAddr,
    cut: Arc<watch::Sender<bool>>,
    to: Arc<watch::Sender<Option<SocketAddr>>>,
}

impl Proxy {
    pub async fn start(to: Option<SocketAddr>) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (cut, to) = (Arc::new(watch::Sender::new(false)), Arc::new(watch::Sender::new(to)));
        let (own_cut, own_to) = (cut.clone(), to.clone());
        tokio::spawn(async move {
            while let Ok((here, _)) = listener.accept().await {
                let Some(to) = *own_to.borrow() else { continue };
                let cut = own_cut.subscribe();
                tokio::spawn(async move {
                    let mut open = cut.clone();
                    let _ = open.wait_for(|cut| !cut).await;
                    let Ok(there) = TcpStream::connect(to).await else { return };
                    let _ = (here.set_nodelay(true), there.set_nodelay(true));
                    let ((mut hr, mut hw), (mut tr, mut tw)) = (here.into_split(), there.into_split());
                    tokio::select! {
                        () = carry(&mut hr, &mut tw, cut.clone()) => {}
                        () = carry(&mut tr, &mut hw, cut.clone()) => {}
                    }
                });
            }
        });
        Proxy { address, cut, to }
    }

    pub fn cut(&self, cut: bool) {
        self.cut.send_replace(cut);
    }

    pub fn lead_to(&self, to: SocketAddr) {
        self.to.send_replace(Some(to));
    }
}

async fn carry(
    from: &mut (impl AsyncReadExt + Unpin),
    to: &mut (impl AsyncWriteExt + Unpin),
    mut cut: watch::Receiver<bool>,
) {
    let mut buffer = vec![0; 16 * 1024];
    while let Ok(count @ 1..) = from.read(&mut buffer).await {
        if cut.wait_for(|cut| !cut).await.is_err() || to.write_all(&buffer[..count]).await.is_err() {
            return;
        }
    }
}
