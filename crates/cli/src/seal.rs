//! `jadoube seal` and `jadoube unseal`: a sealed move in an envelope that nobody can read before its
//! time.
//!
//! The file is one JSON object. What is written on the envelope and the commitment that goes into
//! the game's journal can be read by everybody; the move and its nonce are encrypted with
//! XChaCha20-Poly1305 under a key that Argon2id makes of the passphrases. What can be read is bound
//! to what cannot, so that no part of the file can be exchanged.

use std::fs::OpenOptions;
use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};

use argon2::{Algorithm, Argon2, Params, Version};
use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{Key, XChaCha20Poly1305, XNonce};
use jadoube_laws::{Commitment, Contents};
use jadoube_ruling::{Hex, Message, to_hex};
use jadoube_text::{Language, Texts};
use serde::{Deserialize, Serialize};

use crate::Stop;

const FORM: &str = "jadoube envelope 1";

/// What Argon2id costs: 64 MiB and three passes, well under a second and too slow for guessing.
const MEMORY_KIB: u32 = 64 * 1024;
const PASSES: u32 = 3;

/// What the inside of an envelope is filled up to.
const INSIDE: usize = 512;

/// What everybody can read on an envelope.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Outside {
    form: String,
    /// What is written on the envelope.
    note: String,
    /// The commitment to the sealed move.
    seal: Commitment,
    salt: Hex<16>,
    memory_kib: u32,
    passes: u32,
    nonce: Hex<24>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Envelope {
    outside: Outside,
    #[serde(with = "hex_bytes")]
    inside: Vec<u8>,
}

/// Closes an envelope: the move is the first line of `input`, so that no shell remembers it.
pub fn seal(
    out: &mut impl Write,
    input: &mut impl BufRead,
    path: &Path,
    keys: &[PathBuf],
    note: &str,
    lang: Language,
) -> Result<(), Stop> {
    let texts = Texts::new(lang);
    let mut line = String::new();
    input.read_line(&mut line)?;
    let text = line.trim();
    if text.is_empty() {
        return Err(Stop::new(texts.say(&Message::new("seal-empty"))));
    }
    let contents = Contents {
        nonce: to_hex(&random::<32>()?),
        text: text.to_owned(),
    };
    let outside = Outside {
        form: FORM.to_owned(),
        note: note.to_owned(),
        seal: contents.commitment(),
        salt: Hex(random()?),
        memory_kib: MEMORY_KIB,
        passes: PASSES,
        nonce: Hex(random()?),
    };
    let mut message = serde_json::to_vec(&contents).map_err(Stop::new)?;
    // Every move fills the same space, so that its length tells nothing.
    message.resize(message.len().next_multiple_of(INSIDE), b' ');
    let bound = serde_json::to_vec(&outside).map_err(Stop::new)?;
    let payload = Payload {
        msg: &message,
        aad: &bound,
    };
    let cipher = cipher(&outside, &passphrases(&texts, keys)?)?;
    let inside = cipher.encrypt(&XNonce::from(outside.nonce.0), payload);
    let inside = inside.map_err(Stop::new)?;
    let seal = outside.seal;
    let envelope = serde_json::to_string(&Envelope { outside, inside }).map_err(Stop::new)?;
    // An envelope is never written over: it may be the only one.
    let file = OpenOptions::new().write(true).create_new(true).open(path);
    let mut file = file.map_err(|error| at(path, error))?;
    writeln!(file, "{envelope}").map_err(|error| at(path, error))?;
    let done = Message::new("seal-done")
        .with("file", path.display().to_string())
        .with("seal", seal.to_string());
    writeln!(out, "{}", texts.say(&done))?;
    Ok(())
}

/// Opens an envelope and shows the move, or with `json` what a journal's request needs.
pub fn unseal(
    out: &mut impl Write,
    path: &Path,
    keys: &[PathBuf],
    json: bool,
    lang: Language,
) -> Result<(), Stop> {
    let texts = Texts::new(lang);
    let text = std::fs::read_to_string(path).map_err(|error| at(path, error))?;
    let foreign = |reason: String| {
        let message = Message::new("unseal-no-envelope")
            .with("file", path.display().to_string())
            .with("reason", reason);
        Stop::new(texts.say(&message))
    };
    let envelope: Envelope =
        serde_json::from_str(&text).map_err(|error| foreign(error.to_string()))?;
    let outside = &envelope.outside;
    if outside.form != FORM {
        return Err(foreign(format!("\"{}\"", outside.form)));
    }
    let closed = || Stop::new(texts.say(&Message::new("unseal-closed")));
    let bound = serde_json::to_vec(outside).map_err(Stop::new)?;
    let payload = Payload {
        msg: &envelope.inside,
        aad: &bound,
    };
    let passphrases = passphrases(&texts, keys)?;
    let cipher = cipher(outside, &passphrases).map_err(|stop| foreign(stop.message))?;
    let message = cipher.decrypt(&XNonce::from(outside.nonce.0), payload);
    let message = message.map_err(|_| closed())?;
    let contents: Contents = serde_json::from_slice(&message).map_err(|_| closed())?;
    if contents.commitment() != outside.seal {
        return Err(closed());
    }
    if json {
        let contents = serde_json::to_string(&contents).map_err(Stop::new)?;
        writeln!(out, "{contents}")?;
        return Ok(());
    }
    let lines = [
        Message::new("unseal-move").with("move", contents.text),
        Message::new("unseal-note").with("note", outside.note.clone()),
        Message::new("unseal-seal").with("seal", outside.seal.to_string()),
        Message::new("unseal-nonce").with("nonce", contents.nonce),
    ];
    for line in lines {
        writeln!(out, "{}", texts.say(&line))?;
    }
    Ok(())
}

/// The passphrases, one from each file; all of them are needed.
fn passphrases(texts: &Texts, keys: &[PathBuf]) -> Result<Vec<u8>, Stop> {
    let mut all = Vec::new();
    for path in keys {
        let text = std::fs::read_to_string(path).map_err(|error| at(path, error))?;
        let passphrase = text.trim();
        if passphrase.is_empty() {
            let file = path.display().to_string();
            let message = Message::new("seal-empty-key").with("file", file);
            return Err(Stop::new(texts.say(&message)));
        }
        // The length keeps one passphrase apart from the next.
        all.extend((passphrase.len() as u64).to_be_bytes());
        all.extend(passphrase.as_bytes());
    }
    Ok(all)
}

fn cipher(outside: &Outside, passphrases: &[u8]) -> Result<XChaCha20Poly1305, Stop> {
    // A forged file must not ask for more memory than a real one.
    let memory = outside.memory_kib.min(MEMORY_KIB);
    let passes = outside.passes.min(PASSES);
    let params = Params::new(memory, passes, 1, Some(32)).map_err(Stop::new)?;
    let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
    let mut key = [0; 32];
    let made = argon2.hash_password_into(passphrases, &outside.salt.0, &mut key);
    made.map_err(Stop::new)?;
    Ok(XChaCha20Poly1305::new(&Key::from(key)))
}

fn random<const N: usize>() -> Result<[u8; N], Stop> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(Stop::new)?;
    Ok(bytes)
}

fn at(path: &Path, error: impl std::fmt::Display) -> Stop {
    Stop::new(format!("{}: {error}", path.display()))
}

/// Bytes as hexadecimal digits.
mod hex_bytes {
    use serde::{Deserialize, Deserializer, Serializer, de};

    pub fn serialize<S: Serializer>(bytes: &[u8], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&super::to_hex(bytes))
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<u8>, D::Error> {
        let text = String::deserialize(deserializer)?;
        jadoube_ruling::from_hex(&text).map_err(de::Error::custom)
    }
}
