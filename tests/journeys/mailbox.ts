import { vi } from 'vitest';
import { z } from 'zod';
import { pageAddress } from './page-address.ts';
import { press } from './press-addresses.ts';

const MailsSchema = z.array(
  z.object({
    subject: z.string(),
    text: z.string().default(''),
    html: z.union([z.string(), z.literal(false)]).default(''),
    to: z.array(z.object({ address: z.string() })),
    from: z.array(z.object({ name: z.string().default('') })).default([]),
  }),
);
export type ReceivedMail = z.infer<typeof MailsSchema>[number];

/** Every mail that really arrived at the local mailbox. */
export async function allMails(): Promise<ReceivedMail[]> {
  const answer = await fetch(`${press.mailbox}/api/email`);
  return MailsSchema.parse(await answer.json());
}

/** Those that arrived for an address. */
export async function mailsTo(address: string): Promise<ReceivedMail[]> {
  return (await allMails()).filter(({ to }) => to.some((one) => one.address === address));
}

/**
 * The link, with a secret behind `#`, that was mailed to an address and leads to a page of the press in the language of
 * what is being done; waits for it.
 */
export function linkTo(
  address: string,
  path: string,
  besides: readonly string[] = [],
): Promise<string> {
  const look = async () => {
    const words = (await mailsTo(address)).flatMap(({ text }) => text.split(/\s+/));
    const found = words.find(
      (word) => word.startsWith(`${pageAddress(path)}#`) && !besides.includes(word),
    );
    if (!found) throw new Error(`no mail to ${address} with a link to ${path}`);
    return found;
  };
  return vi.waitFor(look, { timeout: 90_000, interval: 100 });
}
