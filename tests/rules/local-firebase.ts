import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { startFirestore } from '@quire/local/firestore/server';
import { coverageReport } from '@quire/local/rules/tally/report';
import { RulesCoverage } from '@quire/local/rules/tally/rules-coverage';
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
  const coverage = new RulesCoverage();
  const server = await startFirestore({
    port: 0,
    coverage,
    indexes: fileURLToPath(new URL('../../firestore.indexes.json', import.meta.url)),
  });
  project.provide('firestore', { host: '127.0.0.1', port: server.port });
  return async () => {
    await server.close();
    await reportCoverage(coverage);
  };
}

/** Prints what the tests never brought the rules to, and leaves the whole in coverage/rules.txt. */
async function reportCoverage(coverage: RulesCoverage): Promise<void> {
  const report = coverageReport(coverage);
  if (report === null) return;
  const folder = new URL('../../coverage/', import.meta.url);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL('rules.txt', folder), report.full);
  console.log(`\n${report.gaps}\nThe whole table: coverage/rules.txt`);
}
