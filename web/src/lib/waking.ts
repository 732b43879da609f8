/** A screen that is looked at all the time must not go dark while a game is played. */

export function stayAwake(wanted: () => boolean): () => void {
  let lock: WakeLockSentinel | undefined;
  let asking = false;
  let over = false;
  async function look(): Promise<void> {
    if (lock?.released) lock = undefined;
    if (over || !wanted() || document.visibilityState !== 'visible') {
      const held = lock;
      lock = undefined;
      return void (await held?.release());
    }
    if (lock || asking || !('wakeLock' in navigator)) return;
    asking = true;
    // Machines low on power say no; the game goes on all the same.
    lock = await navigator.wakeLock.request('screen').catch(() => undefined);
    asking = false;
    if (over) await look();
  }
  const timer = setInterval(() => void look(), 2_000);
  document.addEventListener('visibilitychange', look);
  void look();
  return () => {
    over = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    void look();
  };
}
