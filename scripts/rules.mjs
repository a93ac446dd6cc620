// npm run rules: puts firestore.rules together from its parts.
import { ensureInstalled } from './ensure-installed.mjs';
import { underNode24 } from './under-node-24.mjs';

await ensureInstalled();
await underNode24('scripts/build/assemble-rules.ts');
