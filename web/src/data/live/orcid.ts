import type { OwnOrcidConnection } from '@quire/model/calls/orcid';
import { useEffect, useState } from 'react';
import { call } from '../calls.ts';

/** What ORCID's answer brought back to the account's page; `denied`: the person did not allow it. */
export type OrcidReturn = { readonly code: string; readonly state: string } | 'denied' | null;

const MARK = '#orcid?';

/** Reads it from the page's address, and removes it there: it counts once. */
export function takeOrcidReturn(): OrcidReturn {
  if (!location.hash.startsWith(MARK)) return null;
  const fields = new URLSearchParams(location.hash.slice(MARK.length));
  history.replaceState(history.state, '', location.pathname + location.search);
  const [code, state] = [fields.get('code'), fields.get('state')];
  return code && state ? { code, state } : 'denied';
}

/** The connection of whoever is signed in; null until it is known, and where it cannot be asked for: then nothing of it is shown. */
export function useOwnOrcid(): [
  OwnOrcidConnection | null,
  (connection: OwnOrcidConnection) => void,
] {
  const [connection, setConnection] = useState<OwnOrcidConnection | null>(null);
  useEffect(() => {
    let isHere = true;
    call('orcidConnection', { step: 'view' }).then(
      (answer) => isHere && setConnection((known) => known ?? answer),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return [connection, setConnection];
}
