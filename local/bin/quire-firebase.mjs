#!/usr/bin/env node
// Runs one command, usually `firebase emulators:…`, with our Firestore and Storage rules in the place
// of Google's Java programs. Nothing is set for anything else.
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawnAs } from './program.mjs';

const BIN = dirname(fileURLToPath(import.meta.url));
const [command, ...args] = process.argv.slice(2);

if (command === undefined) {
  process.stderr.write('quire-firebase COMMAND…, as: quire-firebase firebase emulators:start\n');
  process.exitCode = 2;
} else {
  spawnAs(command, args, {
    ...process.env,
    PATH: [BIN, process.env.PATH ?? ''].join(delimiter),
    FIRESTORE_EMULATOR_BINARY_PATH: join(BIN, 'firestore.jar'),
    STORAGE_EMULATOR_BINARY_PATH: join(BIN, 'storage-rules.jar'),
  });
}
