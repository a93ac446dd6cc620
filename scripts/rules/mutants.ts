/**
 * `npm run rules:mutants`: runs the rules tests, then weakens each clause of `firestore.rules` and
 * `storage.rules`, one at a time, and asks again what the tests have asked. A mutant that answers
 * everything as the rules do is one that no test would notice.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { RecordedRequest } from '@quire/local/recorded-requests/recorded-request';
import { readRecording } from '@quire/local/rules-mutants/recording-file';
import { z } from 'zod';
import { PARTS, partLines } from '../build/assemble-rules.ts';
import { run } from '../test/run.ts';
import { ROOT } from '../under-node-24.mjs';
import { type Equivalent, EquivalentSchema, judgeMutants } from './judge-mutants.ts';
import { unexpected } from './unexpected.ts';

const HELP = `npm run rules:mutants -- [--part NAME] [--again]
  Weakens the rules clause by clause, and names every change that no rules test notices.
  --part NAME   only a file of rules/ (${PARTS.join(', ')}), or storage
  --again       ask what the last run of the rules tests has asked, without running them`;

async function main(part: string | undefined, again: boolean): Promise<number> {
  if (!again && (await run('vitest', ['run', '--project', 'rules'])) !== 0) {
    console.error('The rules tests fail: what they ask says nothing about mutants.');
    return 1;
  }
  const started = performance.now();
  const recorded = await readRecording(join(ROOT, 'coverage', 'rules-requests.bin'));
  const asserted: unknown = JSON.parse(await read('coverage/rules-asserted.json'));
  const equivalents = z
    .array(EquivalentSchema)
    .parse(JSON.parse(await read('tests/rules/equivalent-mutants.json')));
  const problems = [...unexpected(recorded, asserted)];
  let tried = 0;
  let unknown: readonly Equivalent[] = equivalents;
  for (const name of ['firestore.rules', 'storage.rules']) {
    if (part !== undefined && (part === 'storage') !== (name === 'storage.rules')) continue;
    const source = await read(name);
    problems.push(...stale(name, source, recorded));
    const lines = part === undefined || part === 'storage' ? null : await partLines(part);
    const judged = judgeMutants({ name, source }, recorded, equivalents, lines);
    problems.push(...judged.problems);
    tried += judged.tried;
    unknown = unknown.filter((listed) => judged.unknown.includes(listed));
    console.log(`${name}: ${judged.killed} of ${judged.tried} mutants killed`);
  }
  if (part === undefined)
    problems.push(...unknown.map(({ within, what }) => `listed, but no mutant: ${within} ${what}`));
  for (const problem of problems) console.log(problem);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${tried} mutants in ${seconds} s: ${problems.length} problems`);
  return problems.length === 0 ? 0 : 1;
}

const read = (path: string) => readFile(join(ROOT, path), 'utf8');

const stale = (name: string, source: string, recorded: readonly RecordedRequest[]) =>
  recorded.some((request) => request.source === source)
    ? []
    : [`${name} has changed since the rules tests ran: run them again`];

const { values } = parseArgs({
  options: { part: { type: 'string' }, again: { type: 'boolean' }, help: { type: 'boolean' } },
});
if (values.help) console.log(HELP);
else process.exitCode = await main(values.part, values.again ?? false);
