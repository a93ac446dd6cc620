import { env, isLocal } from './environment.ts';

export interface RegistrationHosts {
  readonly crossref: string;
  /** Of its address that answers at once. */
  readonly crossrefSync: string;
  readonly datacite: string;
  /** Its website, in which the API is. There is no test system: nothing is sent there in test mode. */
  readonly doaj: string;
}

const REGISTRATION_HOSTS = {
  real: {
    crossref: 'https://doi.crossref.org',
    crossrefSync: 'https://api.crossref.org',
    datacite: 'https://api.datacite.org',
    doaj: 'https://doaj.org',
  },
  test: {
    crossref: 'https://test.crossref.org',
    crossrefSync: 'https://test.crossref.org',
    datacite: 'https://api.test.datacite.org',
    doaj: 'https://doaj.org',
  },
} as const;

/** Where DOIs are registered; on a developer's machine, where an agency runs for it. Null: nowhere. */
export function registrationHosts(isTest: boolean): RegistrationHosts | null {
  if (!isLocal) return isTest ? REGISTRATION_HOSTS.test : REGISTRATION_HOSTS.real;
  const crossref = (env.QUIRE_CROSSREF_HOST ?? '').replace(/\/+$/, '');
  const datacite = (env.QUIRE_DATACITE_HOST ?? '').replace(/\/+$/, '');
  const doaj = (env.QUIRE_DOAJ_HOST ?? '').replace(/\/+$/, '');
  if (![crossref, datacite, doaj].every((host) => URL.canParse(host))) return null;
  return { crossref, crossrefSync: crossref, datacite, doaj };
}
