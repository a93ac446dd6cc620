import type { RegistrationPorts } from '../../domain/registrations/registration-ports.ts';
import { registrationAccounts } from '../../platform/config/registration-accounts.ts';
import { registrationHosts } from '../../platform/config/registration-hosts.ts';
import { adminPorts } from '../../platform/firebase/admin.ts';

/** What registers DOIs, for functions that name `REGISTRATION_SECRETS`. */
export async function adminRegistrationPorts(): Promise<RegistrationPorts> {
  const { crossrefClient } = await import('../../domain/registrations/crossref-client.ts');
  const { dataciteClient } = await import('../../domain/registrations/datacite-client.ts');
  const { doajClient } = await import('../../domain/registrations/doaj-client.ts');
  const clients = { crossref: crossrefClient, datacite: dataciteClient, doaj: doajClient };
  return {
    ...adminPorts(),
    accounts: registrationAccounts(),
    connect: (account, isTest) => {
      const hosts = registrationHosts(isTest);
      return hosts && clients[account.agency](hosts, account, fetch);
    },
  };
}
