/** Writes `sw.js`: the service worker, with the files and the version of this build before it. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** The documents that work without the server, and the address under which each is kept. */
const PAGES: Record<string, string> = { index: '/', laws: '/laws', puzzles: '/puzzles', clock: '/clock', pocket: '/pocket' };
const EDITIONS = ['2023', '2018', '2017', 'FI2017', '2001'];
const LANGUAGES = ['en', 'hu', 'tr', 'fi'];
const LAWS = [...EDITIONS, '2023/beside/2018', '2017/beside/2023'];
const DATA = ['/api/presets', ...LAWS.flatMap((which) => LANGUAGES.map((language) => `/api/laws/${which}?lang=${language}`))];
/** What the server makes the data from: when it changes, the data are fetched anew. */
const SOURCES = ['../texts', '../crates/laws/data', '../crates/laws/src', '../crates/wire/src'];

/** Every file that a document needs, now or later. */
function parts(bundle: Bundle, entries: readonly string[]): Set<string> {
  const found = new Set<string>();
  const follow = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk') return;
    for (const next of [...chunk.imports, ...chunk.dynamicImports, ...(chunk.viteMetadata?.importedCss ?? []), ...(chunk.viteMetadata?.importedAssets ?? [])]) follow(next);
  };
  for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && chunk.isEntry && entries.includes(chunk.name)) follow(chunk.fileName);
  return found;
}

const below = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)).sort();

export function offline(): Plugin {
  let root = '';
  return {
    name: 'offline',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      const open = readdirSync(join(root, 'public'));
      const files = [...Object.values(PAGES), ...open.map((name) => `/${name}`), ...[...parts(bundle, Object.keys(PAGES))].map((name) => `/${name}`)].sort();
      const worker = readFileSync(join(root, 'worker.js'), 'utf8');
      const hash = createHash('sha256').update(worker).update(files.join('\n'));
      const pages = Object.keys(PAGES).map((page) => join(dir, `${page}.html`));
      for (const name of [...SOURCES, 'public'].flatMap((folder) => below(join(root, folder))).concat(pages)) hash.update(readFileSync(name));
      const build = { version: hash.digest('hex').slice(0, 12), files, data: DATA };
      writeFileSync(join(dir, 'sw.js'), `const BUILD = ${JSON.stringify(build)};\n${worker}`);
    },
  };
}
