// npm run counts: what is kept of papers of all kinds, each beside its source.
import { ensureInstalled } from './ensure-installed.mjs';
import { underNode24 } from './under-node-24.mjs';

await ensureInstalled();
await underNode24('tests/bench/counts/counts.ts');
