/** `npm run backup`, under a Node that runs TypeScript. See docs/backup.md. */
import { schemaVersion } from '../../functions/src/domain/migrations/migration-state.ts';
import { onStop } from '../press/stop-signals.ts';
import { counter } from '../terminal/counter.ts';
import { readOptions } from '../terminal/read-options.ts';
import { red } from '../terminal/style.ts';
import { backUp } from './back-up.ts';
import { buildOf } from './build-of.ts';
import { openLocal, startEmptyProject } from './local-project.ts';
import { openProject, PROJECT_HELP, PROJECT_OPTIONS } from './options.ts';
import { restoreInto } from './restore-into.ts';
import { sayBackup, sayRestored, sayVerified } from './say-result.ts';
import { bagFaults } from './verify-bag.ts';

const HELP = `npm run backup -- --project ID --to FOLDER
  Copies everything that a press keeps into a folder: documents, files, accounts with the hashes
  of their passwords. The same command continues a backup that was broken off.
${PROJECT_HELP}
  --drill FOLDER   restores a backup into an empty project on this machine, which is thrown away
                   afterwards, and compares everything
  --verify FOLDER  reads every file of a backup, and names those that are not as they were`;

const values = readOptions(
  {
    ...PROJECT_OPTIONS,
    ...{ to: { type: 'string' }, drill: { type: 'string' }, verify: { type: 'string' } },
  },
  HELP,
);
const stopping = new AbortController();
onStop(
  () => stopping.abort(new Error('Stopped. The same command continues the backup.')),
  () => process.exit(130),
);
const counted = counter();
const tell = (what: string, count: number) => {
  stopping.signal.throwIfAborted();
  counted.show(what, count);
};
try {
  process.exitCode = await run();
} catch (error) {
  counted.end();
  console.error(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
process.exit();

async function run(): Promise<number> {
  if (values.verify !== undefined) return verify(values.verify);
  return values.drill === undefined ? backup() : drill(values.drill);
}

async function verify(folder: string): Promise<number> {
  const faults = await bagFaults(folder);
  sayVerified(folder, faults);
  return faults.length === 0 ? 0 : 1;
}

async function backup(): Promise<number> {
  const found = openProject(values, (folders) => openLocal(folders, stopping.signal));
  const wrong = values.to === undefined ? 'Name a folder: --to FOLDER.' : null;
  if ('wrong' in found || values.to === undefined) {
    console.error(`${'wrong' in found ? found.wrong : wrong}\n\n${HELP}`);
    return 2;
  }
  const access = await found.open();
  try {
    const version = await schemaVersion(access.db);
    const [folder, build] = [values.to, await buildOf()];
    const now = () => new Date();
    const manifest = await backUp({ access, folder, schemaVersion: version, build, now, tell });
    counted.end();
    sayBackup(manifest, folder);
    return 0;
  } finally {
    await access.close();
  }
}

async function drill(folder: string): Promise<number> {
  const access = await startEmptyProject(stopping.signal);
  try {
    const restored = await restoreInto({ access, folder, now: () => new Date(), tell });
    counted.end();
    sayRestored(restored);
    return restored.differences.length === 0 ? 0 : 1;
  } finally {
    await access.close();
  }
}
