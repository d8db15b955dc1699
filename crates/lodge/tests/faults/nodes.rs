//! The servers: programs of their own, each with a line to the database and one to the others that can be cut.

use super::postgres::Cluster;
use super::proxy::Proxy;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;

pub struct Nodes(Vec<Node>);

struct Node {
    /// Between it and the database.
    database: Proxy,
    /// Between the others and it.
    others: Proxy,
    /// Where players reach it.
    running: Mutex<Option<(Child, SocketAddr)>>,
}

impl Nodes {
    pub async fn start(cluster: &Cluster, count: usize) -> Nodes {
        let mut all = Vec::new();
        for _ in 0..count {
            let database = Proxy::start(Some(([127, 0, 0, 1], cluster.port).into())).await;
            let node = Node { database, others: Proxy::start(None).await, running: Mutex::new(None) };
            node.start().await;
            all.push(node);
        }
        Nodes(all)
    }

    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// Where a server is reached, if it runs.
    pub fn address(&self, node: usize) -> Option<SocketAddr> {
        self.0[node].running.lock().unwrap().as_ref().map(|(_, address)| *address)
    }

    pub async fn kill(&self, node: usize) {
        if let Some((mut child, _)) = self.0[node].running.lock().unwrap().take() {
            child.kill().unwrap();
            child.wait().unwrap();
        }
    }

    pub async fn revive(&self, node: usize) {
        self.0[node].start().await;
    }

    pub fn signal(&self, node: usize, name: &str) {
        if let Some((child, _)) = self.0[node].running.lock().unwrap().as_ref() {
            let sent = Command::new("kill").args([&format!("-{name}"), &child.id().to_string()]).status();
            assert!(sent.unwrap().success());
        }
    }

    pub fn cut_from_database(&self, node: usize, cut: bool) {
        self.0[node].database.cut(cut);
    }

    pub fn cut_from_others(&self, node: usize, cut: bool) {
        self.0[node].others.cut(cut);
    }

    /// All is well again.
    pub async fn heal(&self) {
        for (at, node) in self.0.iter().enumerate() {
            node.database.cut(false);
            node.others.cut(false);
            if self.address(at).is_none() {
                node.start().await;
            }
        }
    }
}

impl Node {
    async fn start(&self) {
        let db = format!("postgres://lodge@{}/faults", self.database.address);
        let node = self.others.address.to_string();
        // The database may be coming up just now: then the server says so and ends, and is started again.
        for _ in 0..100 {
            let mut child = Command::new(env!("CARGO_BIN_EXE_lodge"))
                .args(["serve", "--no-address-limits", "--pause", "0", "--addr", "127.0.0.1:0"])
                .args(["--db", &db, "--node", &node])
                .stdout(Stdio::piped())
                .stderr(Stdio::null())
                .spawn()
                .unwrap();
            let output = child.stdout.take().unwrap();
            let line = tokio::task::spawn_blocking(move || {
                let mut line = String::new();
                BufReader::new(output).read_line(&mut line).map(|_| line)
            });
            let line = line.await.unwrap().unwrap();
            let address = line.trim().rsplit('/').next().and_then(|address| address.parse().ok());
            if let Some(address) = address {
                self.others.lead_to(address);
                *self.running.lock().unwrap() = Some((child, address));
                return;
            }
            child.wait().unwrap();
        }
        panic!("a server does not start");
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        if let Some((mut child, _)) = self.running.lock().unwrap().take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}
