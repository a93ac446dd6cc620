import { fork } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../under-node-24.mjs';

/** The journeys' press, opened while other steps run: most of that time is spent waiting for it. */
export interface JourneysPress {
  /** Where it is, as the journeys read it; null where it could not be opened. What was said is in `said`. */
  readonly opened: Promise<string | null>;
  said(): string;
  close(): Promise<void>;
}

/** Begins to open it, in a process of its own. It never outlives ours. */
export function openJourneysPress(): JourneysPress {
  const child = fork(join(ROOT, 'tests', 'journeys', 'hold-press.ts'), {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  child.stdout?.on('data', (chunk) => {
    said += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const opened = new Promise<string | null>((resolve) => {
    child.once('message', (press) => resolve(JSON.stringify(press)));
    child.once('exit', () => resolve(null));
    child.once('error', () => resolve(null));
  });
  return {
    opened,
    said: () => said,
    close: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
