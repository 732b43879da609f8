//! What an address gives.

use std::time::Duration;

use ureq::Agent;

/// An answer may be so long.
const LONGEST: u64 = 64 << 20;
/// Whoever does not answer within this time does not answer.
const PATIENCE: Duration = Duration::from_secs(20);

/// Whether this is an address and no file.
pub fn is_address(source: &str) -> bool {
    source.starts_with("http://") || source.starts_with("https://")
}

/// Fetches addresses, on one connection where the other side keeps it open.
pub struct Fetcher(Agent);

impl Default for Fetcher {
    fn default() -> Fetcher {
        let config = Agent::config_builder()
            .timeout_global(Some(PATIENCE))
            .user_agent("jadoube")
            .accept("application/x-chess-pgn, text/plain, */*")
            .build();
        Fetcher(config.into())
    }
}

impl Fetcher {
    /// The whole of what the address gives; an answer that breaks off is none.
    pub fn get(&self, address: &str) -> Result<Vec<u8>, ureq::Error> {
        let mut answer = self.0.get(address).call()?;
        answer.body_mut().with_config().limit(LONGEST).read_to_vec()
    }
}
