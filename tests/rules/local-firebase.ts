import { fileURLToPath } from 'node:url';
import { startFirestore } from '@quire/local/firestore/server';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    firestore: { host: string; port: number };
  }
}

/**
 * Starts the local Firestore alone for the rules tests; under `npm run test:google` the one that
 * `FIRESTORE_EMULATOR_HOST` names is used instead.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.FIRESTORE_EMULATOR_HOST;
  if (given) {
    const [host = '127.0.0.1', port = '8080'] = given.split(':');
    project.provide('firestore', { host, port: Number(port) });
    return async () => {};
  }
  const server = await startFirestore({
    port: 0,
    indexes: fileURLToPath(new URL('../../firestore.indexes.json', import.meta.url)),
  });
  project.provide('firestore', { host: '127.0.0.1', port: server.port });
  return () => server.close();
}
