import { z } from 'zod';
import { env } from './environment.ts';
import { secrets } from './secrets.ts';

/** A function that registers DOIs must name these. */
export const REGISTRATION_SECRETS = secrets ? [secrets.registrationAccounts] : [];

/** With what DOIs of a prefix are registered, by functions that name `REGISTRATION_SECRETS`. */
const RegistrationAccountsSchema = z.array(
  z.object({
    prefix: z.string().regex(/^10\.\d{4,9}$/),
    /** Of DOAJ, which registers no DOIs: where articles with DOIs of this prefix are sent as well. */
    agency: z.enum(['crossref', 'datacite', 'doaj']),
    /** Of Crossref, the role, or `mail@example.org/role`; of DataCite, the repository; of DOAJ, the name of the account. */
    login: z.string().min(1),
    /** Of DOAJ, the API key. */
    password: z.string().min(1),
    /** Of DOAJ: the keys of the journals that it lists; absent: all of the prefix. */
    journals: z.array(z.string()).optional(),
    /** Of Crossref: its queue, which it recommends, or the address that answers at once. */
    via: z.enum(['servlet', 'v2']).default('servlet'),
  }),
);
export type RegistrationAccount = z.infer<typeof RegistrationAccountsSchema>[number];

/** The accounts as they are set; none for `none`. Throws where they cannot be read, without telling what is in them. */
export function registrationAccounts(): readonly RegistrationAccount[] {
  const named = secrets
    ? secrets.registrationAccounts.value()
    : (env.QUIRE_REGISTRATION_ACCOUNTS ?? '');
  const text = named.trim();
  if (!text || text === 'none') return [];
  try {
    return RegistrationAccountsSchema.parse(JSON.parse(text));
  } catch {
    throw new Error('REGISTRATION_ACCOUNTS is not a list of accounts: docs/deploy.md');
  }
}
