import { createHash } from 'node:crypto';
import { BUILDS } from '../../build/build.ts';
import { fingerprint } from '../../build/fingerprint.ts';
import type { DeployedHashes } from './press-steps.ts';

const [PAGES, FUNCTIONS] = BUILDS;

/** Hashes of what the steps deploy, by the sources that it is made of: built again, they are the same. */
export async function deployedHashes(root: string, project: string): Promise<DeployedHashes> {
  const settings = ['firebase.json', `functions/.env.${project}`];
  const functions = fingerprint(root, [...FUNCTIONS.from, ...settings]);
  const pages = fingerprint(root, [...PAGES.from, ...settings]);
  return {
    firestore: fingerprint(root, ['firestore.rules', 'firestore.indexes.json']),
    storage: fingerprint(root, ['storage.rules']),
    functions,
    // Pages are pinned to a function.
    hosting: createHash('sha256').update(pages).update(functions).digest('hex'),
  };
}
