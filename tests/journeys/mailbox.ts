import { z } from 'zod';
import { press } from './press-addresses.ts';

const MailsSchema = z.array(
  z.object({
    subject: z.string(),
    text: z.string().default(''),
    html: z.union([z.string(), z.literal(false)]).default(''),
    to: z.array(z.object({ address: z.string() })),
  }),
);
export type ReceivedMail = z.infer<typeof MailsSchema>[number];

/** The mails that really arrived at the local mailbox for an address. */
export async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const answer = await fetch(`${press.mailbox}/api/email`);
  const mails = MailsSchema.parse(await answer.json());
  return mails.filter(({ to }) => to.some((one) => one.address === address));
}
