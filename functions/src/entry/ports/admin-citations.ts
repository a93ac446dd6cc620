import { setTimeout } from 'node:timers/promises';
import type { CitationPorts } from '../../domain/citations/citation-ports.ts';
import { accountFor } from '../../domain/registrations/registration-ports.ts';
import { crossrefApi } from '../../platform/config/crossref-api.ts';
import { registrationAccounts } from '../../platform/config/registration-accounts.ts';
import { registrationHosts } from '../../platform/config/registration-hosts.ts';
import { adminPorts } from '../../platform/firebase/admin.ts';

/** What looks up references and citations, for functions that name `REGISTRATION_SECRETS`; null where nothing is to be asked. */
export async function adminCitationPorts(): Promise<CitationPorts | null> {
  const api = crossrefApi();
  if (!api) return null;
  const { worksApi } = await import('../../domain/citations/works-api.ts');
  const { forwardLinks } = await import('../../domain/citations/forward-links.ts');
  const accounts = registrationAccounts();
  const hosts = registrationHosts(false);
  const ports = adminPorts();
  return {
    ...ports,
    wait: (ms) => setTimeout(ms),
    connect: (email) => worksApi({ api, email, origin: ports.origin, fetch }),
    citingWorks: async (doi) => {
      const account = accountFor({ accounts }, doi);
      if (!hosts || account?.agency !== 'crossref') return null;
      return forwardLinks(hosts.crossref, account, doi, fetch);
    },
  };
}
