/** `npm run restore`, under a Node that runs TypeScript. See docs/backup.md. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Folders, foldersOf } from '../../local/src/stack/folders.ts';
import { demoMark } from '../press/demo.ts';
import { onStop } from '../press/stop-signals.ts';
import { counter } from '../terminal/counter.ts';
import { readOptions } from '../terminal/read-options.ts';
import { red } from '../terminal/style.ts';
import { ROOT } from '../under-node-24.mjs';
import { startKeepers } from './local-project.ts';
import { openProject, PROJECT_HELP, PROJECT_OPTIONS } from './options.ts';
import { restoreInto } from './restore-into.ts';
import { sayRestored } from './say-result.ts';

const HELP = `npm run restore -- --project ID --from FOLDER
  Puts a backup into an empty project in which no functions are deployed, then reads everything
  again and compares it. The same command continues a restore that was broken off.
${PROJECT_HELP}
                   it must not be running, and have no data: npm run reset`;

const values = readOptions({ ...PROJECT_OPTIONS, from: { type: 'string' } }, HELP);
const stopping = new AbortController();
onStop(
  () => stopping.abort(new Error('Stopped. The same command continues.')),
  () => process.exit(130),
);
const counted = counter();
try {
  process.exitCode = await restore();
} catch (error) {
  counted.end();
  console.error(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
process.exit();

async function restore(): Promise<number> {
  const found = openProject(values, (folders: Folders) => startKeepers(folders, stopping.signal));
  if ('wrong' in found || values.from === undefined) {
    console.error(`${'wrong' in found ? found.wrong : 'Name a folder: --from FOLDER.'}\n\n${HELP}`);
    return 2;
  }
  const access = await found.open();
  try {
    const restored = await restoreInto({
      access,
      folder: values.from,
      now: () => new Date(),
      tell: (what, count) => {
        stopping.signal.throwIfAborted();
        counted.show(what, count);
      },
    });
    counted.end();
    sayRestored(restored);
    if (values.local) await keepDemoAway();
    return restored.differences.length === 0 ? 0 : 1;
  } finally {
    await access.close();
  }
}

/** The next start would load the demo press into what was restored. */
async function keepDemoAway(): Promise<void> {
  const folders = foldersOf(ROOT, values.home ?? join(ROOT, '.local'));
  await writeFile(demoMark(folders), `${new Date().toISOString()}\n`);
}
