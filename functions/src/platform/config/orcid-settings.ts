import { env, isLocal } from './environment.ts';
import { parameters } from './parameters.ts';
import { secrets } from './secrets.ts';

/** A function that connects iDs or writes to ORCID must name these. */
export const ORCID_SECRETS = secrets ? [secrets.orcidClientSecret] : [];

export interface OrcidSettings {
  /** `https://orcid.org`: where people sign in. */
  readonly site: string;
  /** `https://api.orcid.org/v3.0` */
  readonly api: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Where people connect their iDs; null where iDs are typed only. */
export function orcidSite(): string | null {
  const named = parameters ? parameters.orcidSite.value() : (env.QUIRE_ORCID_SITE ?? '');
  const clientId = parameters
    ? parameters.orcidClientId.value()
    : (env.QUIRE_ORCID_CLIENT_ID ?? '');
  const site = named.replace(/\/+$/, '');
  return clientId && URL.canParse(site) ? site : null;
}

/** The same with the client's secret, for functions that name `ORCID_SECRETS`; null where there is none. */
export function orcidSettings(): OrcidSettings | null {
  const site = orcidSite();
  const clientId = parameters
    ? parameters.orcidClientId.value()
    : (env.QUIRE_ORCID_CLIENT_ID ?? '');
  const clientSecret = secrets
    ? secrets.orcidClientSecret.value()
    : (env.QUIRE_ORCID_CLIENT_SECRET ?? '');
  if (!site || !clientSecret || clientSecret === 'none') return null;
  // ORCID's API is a host of its own, `api.` before the site's; on a developer's machine it is the same.
  const api = isLocal ? site : site.replace('://', '://api.');
  return { site, api: `${api}/v3.0`, clientId, clientSecret };
}
