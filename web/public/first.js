// Runs before anything is drawn, so that a page never flashes in the wrong theme or language.
(() => {
  const root = document.documentElement;
  try {
    const kept = JSON.parse(localStorage.getItem('jadoube') ?? '{}');
    if (kept.theme === 'light' || kept.theme === 'dark') root.dataset.theme = kept.theme;
    if (typeof kept.language === 'string') root.lang = kept.language;
    for (const name of ['board', 'pieces']) if (typeof kept[name] === 'string') root.dataset[name] = kept[name];
  } catch {
    // A browser without storage shows the defaults.
  }
})();
