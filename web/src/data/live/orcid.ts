import type { OwnOrcidConnection } from '@quire/model/calls/orcid';
import { useEffect, useState } from 'react';
import { call } from '../calls.ts';

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
