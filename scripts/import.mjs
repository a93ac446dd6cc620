// npm run import -- <folder> --journal KEY --issue ID: papers into the press.
import { ensureInstalled } from './ensure-installed.mjs';
import { underNode24 } from './under-node-24.mjs';

await ensureInstalled();
await underNode24('scripts/import/import.ts');
