// npm run local -- --only firestore: the Firestore server alone, without firebase-tools.
import { ensureInstalled } from './ensure-installed.mjs';
import { underNode24 } from './under-node-24.mjs';

await ensureInstalled();
const at = process.argv.indexOf('--only');
const only = at < 0 ? 'firestore' : process.argv.splice(at, 2)[1];
if (only !== 'firestore') {
  console.error('Only the Firestore server runs alone: --only firestore. For the rest: npm start.');
  process.exit(1);
}
await underNode24('local/src/firestore/main.ts');
