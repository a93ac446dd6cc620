import { expect } from 'vitest';
import { press } from '../press-addresses.ts';

/** The HTML that readers get at an address of the press. */
export const pageText = async (path: string): Promise<string> =>
  (await fetch(press.press + path)).text();

/** Waits until readers find these words at an address, or no longer do. */
export async function readersSee(path: string, words: string, isThere = true): Promise<void> {
  const look = async () => (await pageText(path)).includes(words);
  await expect.poll(look, { timeout: 30_000, message: `${path}: ${words}` }).toBe(isThere);
}
