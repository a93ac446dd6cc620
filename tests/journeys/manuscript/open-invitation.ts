import { reviewPath } from '@quire/model/paths';
import { vi } from 'vitest';
import { mailsTo } from '../mailbox.ts';
import { mustCall } from '../must-call.ts';
import { press } from '../press-addresses.ts';

/** The link to the review that a person has not answered yet, among all that were mailed to them. */
export function openInvitation(email: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const words = (await mailsTo(email)).flatMap(({ text }) => text.split(/\s+/));
      const links = new Set(
        words.filter((word) => word.startsWith(`${press.press}${reviewPath()}#`)),
      );
      for (const link of links) {
        const { state } = await mustCall('viewReview', { token: new URL(link).hash.slice(1) });
        if (state === 'invited') return link;
      }
      throw new Error(`no open invitation to ${email}`);
    },
    { timeout: 60_000, interval: 300 },
  );
}
