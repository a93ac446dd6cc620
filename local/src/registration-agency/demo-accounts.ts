import type { Account } from './store/account.ts';

/** Of every press on this machine: they open nothing that is not on this machine. */
export const LOCAL_REGISTRATION_ACCOUNTS: readonly Account[] = [
  {
    ...{ agency: 'crossref', login: 'quire', password: 'local-crossref-password' },
    prefixes: ['10.5555'],
  },
  {
    ...{ agency: 'datacite', login: 'QUIRE.LOCAL', password: 'local-datacite-password' },
    prefixes: ['10.5072'],
  },
  {
    ...{ agency: 'doaj', login: 'saltmarsh', password: 'local-doaj-key' },
    // Of the demo's journals, DOAJ lists this one.
    ...{ prefixes: ['10.5555'], journals: ['QPH'], issns: ['2999-4039', '2999-4047'] },
  },
];
