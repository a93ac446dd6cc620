/** `npm run import-ror`, under a Node that runs TypeScript. See docs/deploy.md. */
import { createReadStream } from 'node:fs';
import {
  type ImportedOrganisations,
  importOrganisations,
} from '../../functions/src/domain/organisations/import-organisations.ts';
import { openLocal } from '../backup/local-project.ts';
import { openProject, PROJECT_HELP, PROJECT_OPTIONS } from '../backup/options.ts';
import { counter } from '../terminal/counter.ts';
import { readOptions } from '../terminal/read-options.ts';
import { green, red } from '../terminal/style.ts';
import { arrayElements } from './array-elements.ts';

const HELP = `npm run import-ror -- --project ID --from FILE
  Stores the institutions of ROR's data dump (the JSON file of version 2 in its archive), so that
  pages find them without asking ROR. It can be repeated, with the same dump or a newer one: only
  what has changed is written, and what is no longer there is removed.
${PROJECT_HELP}`;

const values = readOptions({ ...PROJECT_OPTIONS, from: { type: 'string' } }, HELP);
const found = openProject(values, (folders) => openLocal(folders));
const { from } = values;
if ('wrong' in found || from === undefined) {
  console.error(`${'wrong' in found ? found.wrong : 'Name the file: --from FILE.'}\n\n${HELP}`);
  process.exit(2);
}
const counted = counter();
try {
  const access = await found.open();
  try {
    const chunks: AsyncIterable<string> = createReadStream(from, { encoding: 'utf8' });
    const imported = await importOrganisations({
      db: access.db,
      records: arrayElements(chunks),
      tell: (count) => counted.show('records read', count),
    });
    counted.end();
    say(imported);
    if (imported.bad > 0 || imported.kept > 0) process.exitCode = 1;
  } finally {
    await access.close();
  }
} catch (error) {
  counted.end();
  console.error(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
process.exit();

function say({ written, unchanged, removed, kept, bad, faults }: ImportedOrganisations): void {
  const number = (value: number) => value.toLocaleString('en');
  console.log(
    `  ${green('✓')} ${number(written)} written, ${number(unchanged)} unchanged, ${number(removed)} removed.`,
  );
  if (kept > 0) {
    console.error(
      `  ${red('!')} ${number(kept)} stored institutions are not in this file. They were kept, because they are more than half: is it the whole dump?`,
    );
  }
  if (bad > 0) console.error(`  ${red('!')} ${number(bad)} records could not be read:`);
  for (const fault of faults) console.error(`    ${fault}`);
  if (bad > faults.length) console.error('    …');
}
