/** `npm run migrate`, under a Node that runs TypeScript. See docs/backup.md. */
import { ALL_MIGRATIONS } from '../../functions/src/domain/migrations/migrations.ts';
import { runMigrations } from '../../functions/src/domain/migrations/run-migrations.ts';
import { counter } from '../terminal/counter.ts';
import { readOptions } from '../terminal/read-options.ts';
import { green, red } from '../terminal/style.ts';
import { openLocal } from './local-project.ts';
import { openProject, PROJECT_HELP, PROJECT_OPTIONS } from './options.ts';

const HELP = `npm run migrate -- --project ID
  Brings stored data to the version of this program: after deploying it. It can be repeated, and
  continues where it was broken off. The press does the same within an hour.
${PROJECT_HELP}`;

const values = readOptions(PROJECT_OPTIONS, HELP);
const found = openProject(values, (folders) => openLocal(folders));
if ('wrong' in found) {
  console.error(`${found.wrong}\n\n${HELP}`);
  process.exit(2);
}
const counted = counter();
try {
  const access = await found.open();
  try {
    const ports = { db: access.db, auth: access.auth, now: () => new Date(), log: console };
    const { version, changed } = await runMigrations(ports, ALL_MIGRATIONS, {
      tell: (number, count) => counted.show(`records changed by migration ${number}`, count),
    });
    counted.end();
    console.log(
      `  ${green('✓')} Stored data have version ${version}; ${changed} records were changed.`,
    );
  } finally {
    await access.close();
  }
} catch (error) {
  counted.end();
  console.error(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
process.exit();
