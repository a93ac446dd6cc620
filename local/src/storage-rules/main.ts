import { createInterface } from 'node:readline';
import { StorageRulesRuntime } from './runtime.ts';

// Started by firebase-tools in place of its Java program: requests on stdin, answers on stdout, a line
// of JSON each. It ends with its input, or when it is told to.
const runtime = new StorageRulesRuntime({
  logDenials: process.env.QUIRE_STORAGE_RULES_LOG === 'debug',
});
const print = (line: string) => process.stdout.write(`${line.replaceAll('\n', ' ')}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY }).on(
  'line',
  (line) => {
    for (const answer of runtime.answer(line)) print(answer);
  },
);
print(runtime.hello());
