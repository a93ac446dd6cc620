import type { OrcidClientAccount } from './oauth-routes.ts';

/** With what the press on this machine asks the registry on this machine: no secret. */
export const localOrcidClient = (press: string): OrcidClientAccount => ({
  id: 'APP-LOCALLOCALLOCAL1',
  secret: 'local-orcid-secret',
  redirects: [`${press}/`],
});
