import { stat } from 'node:fs/promises';
import { env, isLocal } from './environment.ts';

export interface PrintSettings {
  /** Only what was published after this moment (ISO) is printed. */
  readonly since: string | undefined;
  /** The browser to print with, where the usual places have none. */
  readonly chromium: string | undefined;
}

/**
 * How PDFs are printed; null where none are to be printed now. On a developer's machine printing
 * waits until the demo press is loaded (a file says so), and journeys leave the demo's papers alone.
 */
export async function printSettings(): Promise<PrintSettings | null> {
  const after = isLocal ? env.QUIRE_PRINT_AFTER : undefined;
  const chromium = isLocal ? env.CHROME_PATH : undefined;
  if (after === undefined) return { since: undefined, chromium };
  const file = await stat(after).catch(() => null);
  if (!file) return null;
  return { since: env.QUIRE_PRINT === 'new' ? file.mtime.toISOString() : undefined, chromium };
}
