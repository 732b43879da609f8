/** The documents of the pages, all from `page.html`: they differ in their script and in what they are about. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const CHESS = 'Chess by the Laws: touch, move, press, claim. Every ruling names its article.';

const CLUB = "A club's day: entries, arrival, draw, tables, results, standings.";

/** Each page is a document of its own; the server sends it for the matching address. */
export const DOCUMENTS: Record<string, { script: string; about: string }> = {
  index: { script: 'home', about: CHESS },
  join: { script: 'join', about: CHESS },
  game: { script: 'game', about: CHESS },
  hall: { script: 'hall', about: CHESS },
  cards: { script: 'cards', about: 'Ulti and snapszer for three, dealt so that nobody can cheat.' },
  laws: { script: 'laws', about: CHESS },
  puzzles: { script: 'puzzles', about: CHESS },
  clock: { script: 'clock', about: CHESS },
  pocket: { script: 'pocket', about: CHESS },
  events: { script: 'events', about: CLUB },
  event: { script: 'event', about: CLUB },
};

export function documents(): Plugin {
  let root = '';
  const known = (id: string) => DOCUMENTS[basename(id, '.html')];
  const written = (id: string) => {
    const document = known(id);
    if (document === undefined) return null;
    return readFileSync(join(root, 'page.html'), 'utf8').replaceAll('{script}', document.script).replaceAll('{about}', document.about);
  };
  return {
    name: 'documents',
    enforce: 'pre',
    config: () => ({ build: { rolldownOptions: { input: Object.fromEntries(Object.keys(DOCUMENTS).map((page) => [page, `${page}.html`])) } } }),
    configResolved: (config) => void (root = config.root),
    resolveId: (id) => (id.endsWith('.html') && known(id) ? join(root, basename(id)) : null),
    load: (id) => (id.endsWith('.html') ? written(id) : null),
    configureServer(server) {
      return () =>
        server.middlewares.use((request, response, next) => {
          const address = request.originalUrl ?? '/';
          const text = written(address.split(/[/?]/)[1] || 'index');
          if (text === null) return next();
          void server.transformIndexHtml(address, text).then((html) => response.setHeader('content-type', 'text/html').end(html), next);
        });
    },
  };
}
