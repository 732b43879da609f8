// Lets the Laws, the puzzles, the clock and the pocket arbiter work without the server. The build puts BUILD before this: its version, its files, its data.
//
// What the server answers always goes before what is kept here, so no page is ever older than the server that it talks to.
// Only files that are named by their contents are taken from here first: they cannot be out of date.

const CACHE = `jadoube-${BUILD.version}`;
/** Pages that work alone, by the first part of their address; the front page stands for all others. */
const ALONE = ['laws', 'puzzles', 'clock', 'pocket'];

async function fill() {
  const cache = await caches.open(CACHE);
  await cache.addAll(BUILD.files.map((file) => new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'no-cache' })));
  // One after the other: a visitor may not ask for everything at once.
  for (const path of BUILD.data) await cache.add(path);
}

/** The build before this one stays: a page that is still open may ask for its parts. */
async function tidy() {
  const own = (await caches.keys()).filter((name) => name.startsWith('jadoube-') && name !== CACHE);
  await Promise.all(own.slice(0, -1).map((name) => caches.delete(name)));
  await clients.claim();
}

const isData = (path) => path === '/api/presets' || path.startsWith('/api/laws/');

/** The name under which an answer is kept: a page works for every address below its own. */
function keptAs(request) {
  const { pathname } = new URL(request.url);
  if (request.mode !== 'navigate') return request;
  const first = pathname.split('/')[1];
  return ALONE.includes(first) ? `/${first}` : '/';
}

async function fromServer(request) {
  const cache = await caches.open(CACHE);
  const kept = () => cache.match(keptAs(request));
  try {
    const answer = await fetch(request);
    // A proxy that cannot reach the server says so in these numbers.
    if (answer.status >= 502 && answer.status <= 504) return (await kept()) ?? answer;
    if (answer.ok && isData(new URL(request.url).pathname)) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const found = await kept();
    if (found) return found;
    throw error;
  }
}

addEventListener('install', (event) => event.waitUntil(fill().then(() => skipWaiting())));
addEventListener('activate', (event) => event.waitUntil(tidy()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(caches.match(request).then((found) => found ?? fetch(request)));
  else if (request.mode === 'navigate' || isData(pathname) || BUILD.files.includes(pathname)) event.respondWith(fromServer(request));
});
