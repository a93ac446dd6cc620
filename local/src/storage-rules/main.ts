import { RulesCoverage } from '../rules/tally/rules-coverage.ts';
import { writeTallies } from '../rules/tally/tally-file.ts';
import { readLines } from './read-lines.ts';
import { StorageRulesRuntime } from './runtime.ts';

// Started by firebase-tools in place of its Java program: requests on stdin, answers on stdout, a line
// of JSON each. It ends with its input, or when it is told to.
const { QUIRE_STORAGE_RULES_LOG: log, QUIRE_STORAGE_RULES_COVERAGE: tallyFile } = process.env;
const coverage = new RulesCoverage();
const runtime = new StorageRulesRuntime({
  logDenials: log === 'debug',
  ...(tallyFile ? { coverage } : {}),
});
const print = (line: string) => process.stdout.write(`${line.replaceAll('\n', ' ')}\n`);

if (tallyFile) process.on('exit', () => writeTallies(tallyFile, coverage));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
readLines(process.stdin, (line) => {
  for (const answer of runtime.answer(line)) print(answer);
});
print(runtime.hello());
