// npm run local -- --only firestore: the Firestore server alone, without firebase-tools.
import { leaveWithParent } from '../local/bin/program.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { underNode24 } from './under-node-24.mjs';

const ONLY = /^--only(?:=(.*))?$/;
const at = process.argv.findIndex((argument) => ONLY.test(argument));
if (at >= 0) {
  const inline = ONLY.exec(process.argv[at] ?? '')?.[1];
  const [, next] = process.argv.splice(at, inline === undefined ? 2 : 1);
  if ((inline ?? next) !== 'firestore') {
    console.error(
      'Only the Firestore server runs alone: --only firestore. For the rest: npm start.',
    );
    process.exit(2);
  }
}
await ensureInstalled();
// npm's shell does not pass a signal on: who ends `npm run local` would leave the server behind.
if (process.env.npm_lifecycle_event) leaveWithParent();
await underNode24('local/bin/quire-firestore.mjs');
