import { z } from 'zod';
import { prefixOf } from './registration.ts';

/** Who may deposit, and DOIs of which prefixes. */
export const AccountSchema = z.strictObject({
  agency: z.enum(['crossref', 'datacite']),
  login: z.string().min(1),
  password: z.string().min(1),
  prefixes: z.array(z.string().regex(/^10\.\d{4,9}$/)),
});
export type Account = z.infer<typeof AccountSchema>;

/** Whether an account may register a DOI, or change it. */
export const mayRegister = (account: Account, doi: string): boolean =>
  account.prefixes.includes(prefixOf(doi));
