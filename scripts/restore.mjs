// npm run restore: see docs/backup.md.
import { ensureInstalled } from './ensure-installed.mjs';
import { underNode24 } from './under-node-24.mjs';

await ensureInstalled();
await underNode24('scripts/backup/restore.ts');
