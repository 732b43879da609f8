//! How a connection to PostgreSQL is encrypted, and how the server at its other end proves who it is.
//!
//! An address says it as for other clients of PostgreSQL: `sslmode=require` (or `verify-full`, which is the same
//! here: a certificate is always checked, and so is the name on it), and `sslrootcert=FILE` where the server's
//! certificate comes from an authority that the system does not know. Without `sslmode` nothing is encrypted.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use postgres::config::SslMode;
use postgres::{Client, Config, NoTls};
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use rustls::{ClientConfig, RootCertStore};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::StoreError;

/// Where to connect to, and whether what is said there is for two only.
#[derive(Debug)]
pub(crate) struct Address {
    pub(crate) config: Config,
    encrypted: bool,
    /// The certificates of those whose word is taken; none: those that the system trusts.
    roots: Option<PathBuf>,
}

impl Address {
    /// Reads an address in either form, `postgres://HOST/NAME?KEY=VALUE` or `KEY=VALUE KEY=VALUE`.
    pub(crate) fn read(url: &str) -> Result<Address, StoreError> {
        let (rest, mode, roots) = taken_apart(url);
        let mut config: Config = rest.parse()?;
        let encrypted = match mode.as_deref() {
            None | Some("disable" | "allow" | "prefer") => false,
            Some("require" | "verify-ca" | "verify-full") => true,
            Some(other) => {
                return Err(unreachable(format!(
                    "sslmode={other} is not known: disable, require or verify-full"
                )));
            }
        };
        if !encrypted && let Some(roots) = &roots {
            return Err(unreachable(format!(
                "sslrootcert={} needs sslmode=require",
                roots.display()
            )));
        }
        config.ssl_mode(match encrypted {
            true => SslMode::Require,
            false => SslMode::Disable,
        });
        Ok(Address {
            config,
            encrypted,
            roots,
        })
    }

    /// Connects as the address says; nothing is sent in the clear where it says otherwise.
    pub(crate) fn connect(&self) -> Result<Client, StoreError> {
        if !self.encrypted {
            return Ok(self.config.connect(NoTls)?);
        }
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let tls = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .map_err(|why| unreachable(why.to_string()))?
            .with_root_certificates(trusted(self.roots.as_deref())?)
            .with_no_client_auth();
        Ok(self.config.connect(MakeRustlsConnect::new(tls))?)
    }
}

/// An address without the two options that are read here, and those.
fn taken_apart(url: &str) -> (String, Option<String>, Option<PathBuf>) {
    let (head, options, between, before) = if url.contains("://") {
        match url.split_once('?') {
            Some((head, options)) => (head, options, '&', "?"),
            None => (url, "", '&', "?"),
        }
    } else {
        ("", url, ' ', "")
    };
    let (mut mode, mut roots) = (None, None);
    let mut kept: Vec<&str> = Vec::new();
    for option in options.split(between).filter(|option| !option.is_empty()) {
        match option.split_once('=') {
            Some(("sslmode", value)) => mode = Some(value.to_owned()),
            Some(("sslrootcert", value)) => roots = Some(PathBuf::from(value)),
            _ => kept.push(option),
        }
    }
    let kept = kept.join(&between.to_string());
    let before = if kept.is_empty() { "" } else { before };
    (format!("{head}{before}{kept}"), mode, roots)
}

fn trusted(file: Option<&Path>) -> Result<RootCertStore, StoreError> {
    let mut roots = RootCertStore::empty();
    let Some(file) = file else {
        let system = rustls_native_certs::load_native_certs();
        roots.add_parsable_certificates(system.certs);
        return match roots.is_empty() {
            true => Err(unreachable(
                "the system trusts no certificate; name one with sslrootcert=FILE".to_owned(),
            )),
            false => Ok(roots),
        };
    };
    let wrong = |why: String| unreachable(format!("sslrootcert={}: {why}", file.display()));
    for certificate in CertificateDer::pem_file_iter(file).map_err(|why| wrong(why.to_string()))? {
        let certificate = certificate.map_err(|why| wrong(why.to_string()))?;
        roots
            .add(certificate)
            .map_err(|why| wrong(why.to_string()))?;
    }
    match roots.is_empty() {
        true => Err(wrong("there is no certificate in it".to_owned())),
        false => Ok(roots),
    }
}

fn unreachable(why: String) -> StoreError {
    StoreError::Unavailable(why)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_says_how_it_is_encrypted() {
        for (url, encrypted, roots) in [
            ("postgres://jadoube@db/chess", false, None),
            ("postgres://jadoube@db/chess?sslmode=require", true, None),
            (
                "postgresql://jadoube@one,two/chess?target_session_attrs=read-write&sslmode=verify-full&sslrootcert=/etc/own.pem",
                true,
                Some("/etc/own.pem"),
            ),
            ("host=db user=jadoube sslmode=require", true, None),
            ("host=db user=jadoube", false, None),
        ] {
            let address = Address::read(url).expect(url);
            assert_eq!(address.encrypted, encrypted, "{url}");
            assert_eq!(address.roots.as_deref(), roots.map(Path::new), "{url}");
            assert_eq!(address.config.get_user(), Some("jadoube"), "{url}");
        }
        let two =
            Address::read("postgres://j@one,two/c?sslmode=require&target_session_attrs=read-write");
        let two = two.expect("two servers").config;
        assert_eq!(two.get_hosts().len(), 2);
        assert_eq!(
            two.get_target_session_attrs(),
            postgres::config::TargetSessionAttrs::ReadWrite
        );
    }

    #[test]
    fn what_cannot_be_meant_is_named() {
        for (url, word) in [
            ("postgres://j@db/c?sslmode=requiere", "requiere"),
            ("postgres://j@db/c?sslrootcert=/own.pem", "sslmode=require"),
        ] {
            let refused = Address::read(url).expect_err(url).to_string();
            assert!(refused.contains(word), "{refused}");
        }
        let address = Address::read("postgres://j@db/c?sslmode=require&sslrootcert=/no/such.pem");
        let refused = address.expect("an address").connect().map(drop);
        let refused = refused.expect_err("no such file").to_string();
        assert!(refused.contains("/no/such.pem"), "{refused}");
    }
}
