// npm run check: what can be checked of a change within half a minute.
import { ensureInstalled } from './ensure-installed.mjs';
import { underNode24 } from './under-node-24.mjs';

await ensureInstalled();
await underNode24('scripts/test/check.ts');
