import { z } from 'zod';
import { prefixOf } from './registration.ts';

/** Who may deposit, and DOIs of which prefixes. */
export const AccountSchema = z.strictObject({
  agency: z.enum(['crossref', 'datacite', 'doaj']),
  login: z.string().min(1),
  /** Of DOAJ, the API key. */
  password: z.string().min(1),
  prefixes: z.array(z.string().regex(/^10\.\d{4,9}$/)),
  /** Of DOAJ: the journals of the account as the press calls them, and their ISSNs. */
  journals: z.array(z.string()).optional(),
  issns: z.array(z.string()).optional(),
});
export type Account = z.infer<typeof AccountSchema>;

/** Whether an account may register a DOI, or change it. */
export const mayRegister = (account: Account, doi: string): boolean =>
  account.prefixes.includes(prefixOf(doi));
