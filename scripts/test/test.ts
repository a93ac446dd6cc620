/** `npm test`, under a Node that runs TypeScript. */
import { readOptions } from '../terminal/read-options.ts';
import { bold, green, red } from '../terminal/style.ts';
import { table } from '../terminal/table.ts';
import { type Counts, lastLine, sum } from './counts.ts';
import { begin, end, STEPS, type Step } from './steps.ts';

const HELP = `npm test [-- --only STEP,…]
  Steps: ${STEPS.map((step) => step.name).join(', ')}.
  --google   Google's own Firestore and rules programs where a local Firebase is started`;
const values = readOptions(
  { only: { type: 'string', multiple: true }, google: { type: 'boolean', default: false } },
  HELP,
);
const only = values.only?.flatMap((names) => names.split(','));
const unknown = only?.find((name) => !STEPS.some((step) => step.name === name));
if (unknown) {
  console.error(`No step "${unknown}". There are: ${STEPS.map((step) => step.name).join(', ')}.`);
  process.exit(1);
}
// Read by the tests that start a local Firebase: Google's programs instead of ours.
if (values.google) process.env.QUIRE_PROGRAMS = 'google';

const done: { step: Step; counts: Counts; seconds: string }[] = [];
const wanted = STEPS.filter(({ name }) => !only || only.includes(name));
for (const [place, step] of wanted.entries()) {
  console.log(`\n${bold(`── ${step.title} ──`)}`);
  const began = performance.now();
  const counts = await step.run();
  const seconds = `${((performance.now() - began) / 1_000).toFixed(1)} s`;
  done.push({ step, counts, seconds });
  // Built: the press of the journeys can be opened beside what comes before them.
  if (step.name === 'build') begin(wanted.slice(place));
}
await end();

const total = sum(done.map(({ counts }) => counts));
console.log(`\n${bold('── Summary ──')}`);
console.log(
  table(
    done.map(({ step, counts, seconds }) => [
      counts.failed > 0 ? red('✗') : green('✓'),
      step.title,
      lastLine(counts),
      seconds,
    ]),
  ),
);
for (const [label, names = []] of [
  ['Failed', total.failures],
  ['Passed only when run again', total.unsteady],
] as const) {
  if (names.length > 0) console.log(`\n${label}:\n${names.map((name) => `  ${name}`).join('\n')}`);
}
console.log(`\n${lastLine(total)}`);
process.exit(total.failed > 0 ? 1 : 0);
