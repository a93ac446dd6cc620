/** ORCID's public API as far as the press asks it: `/person` of an iD. */
import { createServer } from 'node:http';

/** By iD, as they name themselves; everybody else is not known. */
const NAMES: Readonly<Record<string, readonly [given: string, family: string]>> = {
  // Josiah Carberry, whom ORCID has for such purposes.
  '0000-0002-1825-0097': ['Josiah', 'Carberry'],
};

export interface OrcidServer {
  /** What `QUIRE_ORCID_API` is set to. */
  readonly api: string;
  readonly close: () => void;
}

/** Answers at a free port of this machine. */
export async function startOrcid(): Promise<OrcidServer> {
  const server = createServer(({ url = '/' }, response) => {
    const [given, family] = NAMES[url.split('/').at(-2) ?? ''] ?? [];
    response.writeHead(given ? 200 : 404, { 'content-type': 'application/json' });
    const name = { 'given-names': { value: given }, 'family-name': { value: family } };
    response.end(JSON.stringify(given ? { name } : { 'response-code': 404 }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('No port to listen on.');
  return {
    api: `http://127.0.0.1:${address.port}/v3.0`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
