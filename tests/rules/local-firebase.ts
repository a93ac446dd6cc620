import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startFirestore } from '@quire/local/firestore/server';
import { coverageReport } from '@quire/local/rules/tally/report';
import { RulesCoverage } from '@quire/local/rules/tally/rules-coverage';
import { addTallies } from '@quire/local/rules/tally/tally-file';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    firestore: { host: string; port: number };
    /** A folder where other processes leave what they count of the rules. */
    tallies: string;
  }
}

/**
 * Starts the local Firestore alone for the rules tests; under `npm run test:google` the one that
 * `FIRESTORE_EMULATOR_HOST` names is used instead.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const coverage = new RulesCoverage();
  const tallies = await mkdtemp(join(tmpdir(), 'rules-tallies-'));
  project.provide('tallies', tallies);
  const stop = await provideFirestore(project, coverage);
  return async () => {
    await stop();
    for (const file of await readdir(tallies)) addTallies(join(tallies, file), coverage);
    await rm(tallies, { recursive: true });
    await reportCoverage(coverage);
  };
}

async function provideFirestore(
  project: TestProject,
  coverage: RulesCoverage,
): Promise<() => Promise<void>> {
  const given = process.env.FIRESTORE_EMULATOR_HOST;
  if (given) {
    const [host = '127.0.0.1', port = '8080'] = given.split(':');
    project.provide('firestore', { host, port: Number(port) });
    return async () => {};
  }
  const server = await startFirestore({
    port: 0,
    coverage,
    indexes: fileURLToPath(new URL('../../firestore.indexes.json', import.meta.url)),
  });
  project.provide('firestore', { host: '127.0.0.1', port: server.port });
  return () => server.close();
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
