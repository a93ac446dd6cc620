// npm run prose: what in our texts is against the house style (docs/style.md), or spelled wrongly.
import { ensureInstalled } from './ensure-installed.mjs';
import { underNode24 } from './under-node-24.mjs';

await ensureInstalled();
await underNode24('scripts/prose/check-prose.ts');
