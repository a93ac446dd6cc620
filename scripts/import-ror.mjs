// npm run import-ror -- --project ID --from FILE: institutions, from a dump of ROR's; see docs/deploy.md.
import { ensureInstalled } from './ensure-installed.mjs';
import { underNode24 } from './under-node-24.mjs';

await ensureInstalled();
await underNode24('scripts/import/import-ror.ts');
