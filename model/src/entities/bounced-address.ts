import { z } from 'zod';

/** `bouncedAddresses/{id}`: an address that mails of the press came back from. Written by functions only. */
export const BouncedAddressSchema = z.object({
  address: z.string(),
  /** As the mail server said it: `5.1.1`, or `550` where it said no more. */
  status: z.string().max(20),
  reason: z.string().max(500),
  /** The days alone: when reviewers are written to is nobody else's business. */
  firstOn: z.iso.date(),
  lastOn: z.iso.date(),
  count: z.number().int().positive(),
});
export type BouncedAddress = z.infer<typeof BouncedAddressSchema>;

/** The document's id: the address itself, without case. */
export const bouncedAddressId = (address: string): string =>
  encodeURIComponent(address.trim().toLowerCase());
