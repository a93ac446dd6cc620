import { vi } from 'vitest';

/** Waits until a check holds, long enough for the slowest machine: for tests. */
export function eventually(check: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(check, { timeout: 30_000, interval: 10 });
}
