// npm run bench: how fast the press and its local Firebase are, beside something plain in the same run.
import { ensureInstalled } from './ensure-installed.mjs';
import { underNode24 } from './under-node-24.mjs';

await ensureInstalled();
await underNode24('tests/bench/bench.ts');
