import type { Logger } from './logger.ts';
import type { RunningFirestore } from './server.ts';

/** What has not ended by then does not end; what was acknowledged is on disk anyway. */
const PATIENCE_MS = 2_000;

/**
 * Ends this process when it is asked to, when its starter is gone, or when the server has stopped
 * by itself: with 0 after a clean stop, else with 1.
 */
export function stopOnSignals(server: RunningFirestore, log: Logger): void {
  let isStopping = false;
  const stop = (): void => {
    // npm and the terminal both pass on a Ctrl-C.
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => fail('it took too long'), PATIENCE_MS).unref();
    server.close().then(() => process.exit(0), fail);
  };
  const fail = (error: unknown): void => {
    log.warn(`stopping failed: ${String(error)}`);
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  process.on('disconnect', stop);
  server.failed.finally(() => process.exit(1));
}
