// npm run indexes: makes firestore.indexes.json from the lists of the office.
import { ensureInstalled } from './ensure-installed.mjs';
import { underNode24 } from './under-node-24.mjs';

await ensureInstalled();
await underNode24('scripts/build/indexes.ts');
