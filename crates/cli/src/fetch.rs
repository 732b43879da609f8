//! What an address gives: plain HTTP by ourselves, HTTPS by the program `curl`, so that no cryptography is
//! built in for one command.

use std::io::{Read, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::process::Command;
use std::time::Duration;

/// An answer may be so long.
const LONGEST: u64 = 64 << 20;
/// Whoever does not answer within this time does not answer.
const PATIENCE: Duration = Duration::from_secs(20);
/// An address may send us on so often.
const HOPS: usize = 5;

/// Whether this is an address and no file.
pub fn is_address(source: &str) -> bool {
    source.starts_with("http://") || source.starts_with("https://")
}

/// Fetches an address; what goes wrong is said in a few words.
pub fn get(address: &str) -> Result<Vec<u8>, String> {
    let mut address = address.to_owned();
    for _ in 0..HOPS {
        if address.starts_with("https://") {
            return by_curl(&address);
        }
        match plain(&address)? {
            Answer::Body(body) => return Ok(body),
            Answer::Elsewhere(next) => address = next,
        }
    }
    Err("the address sends from one to the next without an end".to_owned())
}

enum Answer {
    Body(Vec<u8>),
    Elsewhere(String),
}

fn by_curl(address: &str) -> Result<Vec<u8>, String> {
    let seconds = PATIENCE.as_secs().to_string();
    let most = LONGEST.to_string();
    let output = Command::new("curl")
        .args([
            "--fail",
            "--silent",
            "--show-error",
            "--location",
            "--max-time",
            &seconds,
        ])
        .args([
            "--max-filesize",
            &most,
            "--proto",
            "=https,http",
            "--",
            address,
        ])
        .output();
    let output = output.map_err(|error| format!("https needs the program curl: {error}"))?;
    match output.status.success() {
        true => Ok(output.stdout),
        false => Err(String::from_utf8_lossy(&output.stderr).trim().to_owned()),
    }
}

fn plain(address: &str) -> Result<Answer, String> {
    let rest = address.strip_prefix("http://").unwrap_or(address);
    let rest = rest.split('#').next().unwrap_or(rest);
    let cut = rest.find(['/', '?']).unwrap_or(rest.len());
    let (host, path) = rest.split_at(cut);
    let path = if path.starts_with('/') {
        path.to_owned()
    } else {
        format!("/{path}")
    };
    let with_port = match host.rsplit_once(':') {
        Some((_, port)) if port.parse::<u16>().is_ok() => host.to_owned(),
        _ => format!("{host}:80"),
    };
    let failed = |error: std::io::Error| error.to_string();
    let mut found = with_port.to_socket_addrs().map_err(failed)?;
    let found = found.next().ok_or_else(|| format!("{host} is nowhere"))?;
    let mut stream = TcpStream::connect_timeout(&found, PATIENCE).map_err(failed)?;
    stream.set_read_timeout(Some(PATIENCE)).map_err(failed)?;
    stream.set_write_timeout(Some(PATIENCE)).map_err(failed)?;
    let request = format!(
        "GET {path} HTTP/1.1\r\nHost: {host}\r\nAccept: application/x-chess-pgn, text/plain, */*\r\nUser-Agent: jadoube\r\nConnection: close\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).map_err(failed)?;
    let mut bytes = Vec::new();
    stream
        .take(LONGEST)
        .read_to_end(&mut bytes)
        .map_err(failed)?;
    answer(address, &bytes)
}

fn answer(address: &str, bytes: &[u8]) -> Result<Answer, String> {
    let unclear = || "the answer is not HTTP".to_owned();
    let cut = bytes
        .windows(4)
        .position(|four| four == b"\r\n\r\n")
        .ok_or_else(unclear)?;
    let (head, body) = bytes.split_at(cut);
    let body = body.get(4..).unwrap_or_default();
    let head = String::from_utf8_lossy(head);
    let status: u16 = head
        .split(' ')
        .nth(1)
        .and_then(|code| code.parse().ok())
        .ok_or_else(unclear)?;
    let field = |wanted: &str| {
        head.lines().skip(1).find_map(|line| {
            let (name, value) = line.split_once(':')?;
            name.eq_ignore_ascii_case(wanted)
                .then(|| value.trim().to_owned())
        })
    };
    match status {
        200 => {}
        301 | 302 | 303 | 307 | 308 => {
            let to = field("location").ok_or_else(unclear)?;
            return Ok(Answer::Elsewhere(elsewhere(address, &to)));
        }
        _ => return Err(head.lines().next().unwrap_or_default().to_owned()),
    }
    let chunked = field("transfer-encoding").is_some_and(|how| how.eq_ignore_ascii_case("chunked"));
    let length = field("content-length").and_then(|length| length.parse::<usize>().ok());
    match (chunked, length) {
        (true, _) => unchunked(body).map(Answer::Body),
        (false, Some(length)) if body.len() < length => Err("the answer breaks off".to_owned()),
        (false, Some(length)) => Ok(Answer::Body(body.get(..length).unwrap_or(body).to_vec())),
        (false, None) => Ok(Answer::Body(body.to_vec())),
    }
}

/// The address that another one sends to.
fn elsewhere(from: &str, to: &str) -> String {
    if is_address(to) {
        return to.to_owned();
    }
    let host = from.strip_prefix("http://").unwrap_or(from);
    let host = host.split(['/', '?', '#']).next().unwrap_or(host);
    format!("http://{host}/{}", to.trim_start_matches('/'))
}

/// A body that comes in pieces, each with its length before it.
fn unchunked(mut body: &[u8]) -> Result<Vec<u8>, String> {
    let broken = || "the answer breaks off".to_owned();
    let mut whole = Vec::new();
    loop {
        let end = body
            .windows(2)
            .position(|two| two == b"\r\n")
            .ok_or_else(broken)?;
        let (size, rest) = body.split_at(end);
        let size = String::from_utf8_lossy(size);
        let size = size.split(';').next().unwrap_or_default().trim();
        let size = usize::from_str_radix(size, 16).map_err(|_| broken())?;
        let rest = rest.get(2..).ok_or_else(broken)?;
        if size == 0 {
            return Ok(whole);
        }
        whole.extend_from_slice(rest.get(..size).ok_or_else(broken)?);
        body = rest.get(size + 2..).ok_or_else(broken)?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn body(answer: Result<Answer, String>) -> Result<Vec<u8>, String> {
        match answer? {
            Answer::Body(body) => Ok(body),
            Answer::Elsewhere(to) => Err(format!("to {to}")),
        }
    }

    #[test]
    fn answers_are_read_whole_or_not_at_all() {
        let read = |text: &str| body(answer("http://a.b/x", text.as_bytes()));
        let ok = "HTTP/1.1 200 OK\r\n";
        assert_eq!(
            read(&format!("{ok}Content-Length: 2\r\n\r\ne4")),
            Ok(b"e4".to_vec())
        );
        assert_eq!(read(&format!("{ok}\r\ne4")), Ok(b"e4".to_vec()));
        let chunked =
            format!("{ok}transfer-encoding: Chunked\r\n\r\n2\r\ne4\r\n3;x\r\n e5\r\n0\r\n\r\n");
        assert_eq!(read(&chunked), Ok(b"e4 e5".to_vec()));
        for cut in 60..chunked.len() - 5 {
            assert!(read(&chunked[..cut]).is_err(), "{cut}");
        }
        assert!(read(&format!("{ok}Content-Length: 9\r\n\r\ne4")).is_err());
        assert!(read("HTTP/1.1 404 Not Found\r\n\r\n").is_err_and(|why| why.contains("404")));
        assert!(read("hello").is_err());
        assert_eq!(
            read("HTTP/1.1 302 Found\r\nLocation: /y\r\n\r\n"),
            Err("to http://a.b/y".to_owned())
        );
    }
}
