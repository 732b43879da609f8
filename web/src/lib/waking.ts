/** A screen that is looked at all the time must not go dark while a game is played. */

export function stayAwake(wanted: () => boolean): () => void {
  let lock: WakeLockSentinel | undefined;
  async function look(): Promise<void> {
    const want = wanted() && document.visibilityState === 'visible';
    if (!want || lock?.released) lock = undefined;
    // Browsers without it, and machines low on power, say no; the game goes on all the same.
    if (want && !lock && 'wakeLock' in navigator) lock = await navigator.wakeLock.request('screen').catch(() => undefined);
  }
  const timer = setInterval(() => void look(), 5_000);
  document.addEventListener('visibilitychange', look);
  void look();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    void lock?.release();
  };
}
