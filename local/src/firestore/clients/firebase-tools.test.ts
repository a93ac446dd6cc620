import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { freePort } from '../../ports/free-port.ts';

const BIN = fileURLToPath(new URL('../../../bin', import.meta.url));
const FIREBASE = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');

/** What `emulators:exec` runs: an anonymous read that the rules allow, and one that they deny. */
const SCRIPT = `
const base = 'http://' + process.env.FIRESTORE_EMULATOR_HOST + '/v1/projects/demo-tools/databases/(default)/documents';
const read = async (path) => (await fetch(base + path)).status;
console.log('STATUS', await read('/open/a'), await read('/closed/a'));
`;

it('runs under the unmodified firebase-tools and leaves with it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'firebase-tools-'));
  const [hub, logging, firestore, websocketPort] = await Promise.all([0, 1, 2, 3].map(freePort));
  const at = (port: number | undefined) => ({ host: '127.0.0.1', port });
  const emulators = {
    ui: { enabled: false },
    hub: at(hub),
    logging: at(logging),
    firestore: { ...at(firestore), websocketPort },
  };
  const config = { firestore: { rules: 'firestore.rules' }, emulators };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(config));
  writeFileSync(
    join(folder, 'firestore.rules'),
    `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents {
       match /open/{id} { allow read: if true; } } }`,
  );
  writeFileSync(join(folder, 'read.mjs'), SCRIPT);
  const command = [FIREBASE, 'emulators:exec', '--only', 'firestore', '--project', 'demo-tools'];
  const { stdout } = await promisify(execFile)(process.execPath, [...command, 'node read.mjs'], {
    cwd: folder,
    env: {
      ...process.env,
      HOME: folder,
      PATH: [BIN, process.env.PATH].join(delimiter),
      FIRESTORE_EMULATOR_BINARY_PATH: join(BIN, 'firestore.jar'),
    },
  });
  expect(stdout).toContain('STATUS 404 403');
  await expect(fetch(`http://127.0.0.1:${firestore}/`)).rejects.toThrow();
});
