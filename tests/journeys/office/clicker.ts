import type { Locator } from 'playwright-core';

export interface Clicker {
  count(): number;
  click(target: Locator): Promise<void>;
}

/** A hand that counts its clicks. */
export function clicker(): Clicker {
  let clicks = 0;
  return {
    count: () => clicks,
    async click(target) {
      clicks += 1;
      await target.click({ timeout: 30_000 });
    },
  };
}
