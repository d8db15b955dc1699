//! A line to the database that is laid anew when it breaks. Nothing waits for ever: a database that was cut off does not
//! even say so.

use crate::store::StoreError;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Mutex;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Config, Error, NoTls, Row, Statement};

/// What goes with a statement.
pub type Params<'a> = &'a [&'a (dyn ToSql + Sync)];

/// How long an answer may take.
const ANSWER: Duration = Duration::from_secs(4);
/// How long a connection may take.
const CONNECT: Duration = Duration::from_secs(2);

#[derive(Debug)]
pub struct Line {
    config: Config,
    wire: Mutex<Option<Arc<Wire>>>,
}

/// One connection, with the statements that the database knows there.
struct Wire {
    client: Client,
    known: Mutex<HashMap<&'static str, Statement>>,
}

impl std::fmt::Debug for Wire {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.debug_struct("Wire").finish_non_exhaustive()
    }
}

impl Wire {
    async fn query(&self, sql: &'static str, params: Params<'_>) -> Result<Vec<Row>, Error> {
        let known = self.known.lock().await.get(sql).cloned();
        let statement = match known {
            Some(statement) => statement,
            None => {
                let statement = self.client.prepare(sql).await?;
                self.known.lock().await.insert(sql, statement.clone());
                statement
            }
        };
        self.client.query(&statement, params).await
    }
}

impl Line {
    pub fn new(config: &Config) -> Line {
        Line { config: config.clone(), wire: Mutex::new(None) }
    }

    /// Asks for something that changes nothing.
    pub async fn read(&self, sql: &'static str, params: Params<'_>) -> Result<Vec<Row>, StoreError> {
        self.ask(sql, params).await.map_err(|error| match error {
            StoreError::Doubtful(why) => StoreError::Failed(why),
            error => error,
        })
    }

    /// Asks for something. Where no answer comes it may be done or not.
    pub async fn ask(&self, sql: &'static str, params: Params<'_>) -> Result<Vec<Row>, StoreError> {
        let wire = self.wire().await?;
        let answer = tokio::time::timeout(ANSWER, wire.query(sql, params)).await;
        self.judge(answer).await
    }

    /// Has several statements carried out in their order, in a transaction if they say so.
    pub async fn batch(&self, sql: &str) -> Result<(), StoreError> {
        let wire = self.wire().await?;
        let answer = tokio::time::timeout(ANSWER, wire.client.batch_execute(sql)).await;
        self.judge(answer).await
    }

    /// What the database refused it has not done; without an answer nobody knows.
    async fn judge<T>(&self, answer: Result<Result<T, Error>, impl Sized>) -> Result<T, StoreError> {
        match answer {
            Ok(Ok(answer)) => Ok(answer),
            Ok(Err(error)) if error.as_db_error().is_some() => Err(StoreError::Refused(words(&error))),
            Ok(Err(error)) => {
                self.hang_up().await;
                Err(StoreError::Doubtful(words(&error)))
            }
            Err(_) => {
                self.hang_up().await;
                Err(StoreError::Doubtful("the database does not answer".into()))
            }
        }
    }

    async fn hang_up(&self) {
        *self.wire.lock().await = None;
    }

    async fn wire(&self) -> Result<Arc<Wire>, StoreError> {
        let mut held = self.wire.lock().await;
        if let Some(wire) = held.as_ref().filter(|wire| !wire.client.is_closed()) {
            return Ok(wire.clone());
        }
        let connecting = tokio::time::timeout(CONNECT, self.config.connect(NoTls)).await;
        let connected =
            connecting.map_err(|_| StoreError::Failed("the database cannot be reached".into()))?;
        let (client, connection) = connected.map_err(|error| StoreError::Failed(words(&error)))?;
        tokio::spawn(async move {
            if let Err(error) = connection.await {
                tracing::warn!(%error, "a line to the database broke");
            }
        });
        let wire = Arc::new(Wire { client, known: Mutex::default() });
        *held = Some(wire.clone());
        Ok(wire)
    }
}

/// An error with what is behind it: by itself it says little more than "db error".
fn words(error: &Error) -> String {
    match std::error::Error::source(error) {
        Some(source) => format!("{error}: {source}"),
        None => error.to_string(),
    }
}
