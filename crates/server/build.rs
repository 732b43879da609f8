//! Finds the pages to embed: a folder that is named, or `web/dist`, or a plain page without script.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-env-changed=JADOUBE_WEB_DIST");
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").unwrap_or_default());
    let ready = here.join("../../web/dist");
    println!("cargo::rerun-if-changed={}", ready.display());
    let named = env::var_os("JADOUBE_WEB_DIST").map(PathBuf::from);
    let has_pages = |folder: &PathBuf| folder.join("index.html").is_file();
    let folder = match named.into_iter().chain([ready]).find(has_pages) {
        Some(folder) => folder.canonicalize()?,
        None => plain(&here)?,
    };
    println!("cargo::rustc-env=JADOUBE_PAGES={}", folder.display());
    Ok(())
}

/// The page that is served where the pages have not been built.
fn plain(here: &Path) -> io::Result<PathBuf> {
    println!(
        "cargo::warning=web/dist is missing: the server will show a plain page; `make pages` builds the pages"
    );
    let folder = PathBuf::from(env::var("OUT_DIR").unwrap_or_default()).join("pages");
    fs::create_dir_all(&folder)?;
    let page = here.join("plain/index.html");
    println!("cargo::rerun-if-changed={}", page.display());
    fs::copy(page, folder.join("index.html"))?;
    Ok(folder)
}
