import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RequestRecorder } from '@quire/local/firestore/access/request-recorder';
import { startFirestore } from '@quire/local/firestore/server';
import { coverageReport } from '@quire/local/rules/tally/report';
import { RulesCoverage } from '@quire/local/rules/tally/rules-coverage';
import { addTallies } from '@quire/local/rules/tally/tally-file';
import { readRecording, writeRecording } from '@quire/local/rules-mutants/recording-file';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    firestore: { host: string; port: number };
    /** A folder where other processes leave what they count of the rules. */
    tallies: string;
  }
}

const COVERAGE = new URL('../../coverage/', import.meta.url);
/** How the files end that test files leave among the tallies. */
export const RECORDED = '.requests';
export const ASSERTED = '.asserted';

/**
 * Starts the local Firestore alone for the rules tests; under `npm run test:google` the one that
 * `FIRESTORE_EMULATOR_HOST` names is used instead.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const coverage = new RulesCoverage();
  const recorder = new RequestRecorder();
  const tallies = await mkdtemp(join(tmpdir(), 'rules-tallies-'));
  project.provide('tallies', tallies);
  const stop = await provideFirestore(project, coverage, recorder);
  return async () => {
    await stop();
    await keepRecording(recorder, tallies);
    for (const file of await readdir(tallies))
      if (file.endsWith('.json')) addTallies(join(tallies, file), coverage);
    await rm(tallies, { recursive: true });
    await reportCoverage(coverage);
  };
}

/** Leaves everything that was asked in coverage/, for `npm run rules:mutants`. */
async function keepRecording(recorder: RequestRecorder, tallies: string): Promise<void> {
  await mkdir(COVERAGE, { recursive: true });
  const files = (await readdir(tallies)).filter((file) => file.endsWith(RECORDED));
  const others = await Promise.all(files.map((file) => readRecording(join(tallies, file))));
  const counts = (await readdir(tallies)).filter((file) => file.endsWith(ASSERTED));
  const asserted = await Promise.all(
    counts.map(async (file) => [
      file.slice(0, -ASSERTED.length),
      JSON.parse(await readFile(join(tallies, file), 'utf8')),
    ]),
  );
  const records = [...recorder.records, ...others.flat()];
  await writeRecording(fileURLToPath(new URL('rules-requests.bin', COVERAGE)), records);
  const text = JSON.stringify(Object.fromEntries(asserted), null, 1);
  await writeFile(new URL('rules-asserted.json', COVERAGE), text);
}

async function provideFirestore(
  project: TestProject,
  coverage: RulesCoverage,
  recorder: RequestRecorder,
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
    recorder,
    indexes: fileURLToPath(new URL('../../firestore.indexes.json', import.meta.url)),
  });
  project.provide('firestore', { host: '127.0.0.1', port: server.port });
  return () => server.close();
}

/** Prints what the tests never brought the rules to, and leaves the whole in coverage/rules.txt. */
async function reportCoverage(coverage: RulesCoverage): Promise<void> {
  const report = coverageReport(coverage);
  if (report === null) return;
  await mkdir(COVERAGE, { recursive: true });
  await writeFile(new URL('rules.txt', COVERAGE), report.full);
  console.log(`\n${report.gaps}\nThe whole table: coverage/rules.txt`);
}
