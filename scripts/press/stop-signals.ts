import { spawnSync } from 'node:child_process';

/**
 * Calls back when this process should end: Ctrl-C, a polite kill, a terminal that is closed, or
 * the death of the process that started it. The second wish is final.
 */
export function onStop(stop: (reason: string) => void, now: () => void): void {
  let asked = false;
  const ask = (reason: string) => {
    if (asked) return;
    asked = true;
    stop(reason);
  };
  let interrupts = 0;
  process.on('SIGINT', () => {
    interrupts += 1;
    // npm hands on what the terminal has sent to everybody already.
    if (interrupts > 2) now();
    ask('SIGINT');
  });
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ask(signal));
  process.on('disconnect', () => ask('its starter ended'));
  if (process.env.npm_lifecycle_event) watchAncestors(() => ask('npm ended'));
}

/** npm starts a shell and the shell starts us: when either is killed, nobody tells us. */
function watchAncestors(ended: () => void): void {
  const shell = process.ppid;
  const npm = Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(shell)]).stdout?.toString());
  const watch = setInterval(() => {
    if (process.ppid !== shell || (npm > 1 && !isAlive(npm))) ended();
  }, 1_000);
  watch.unref();
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
