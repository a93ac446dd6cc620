// npm run deploy -- --project ID: checks, builds and puts the press into a Firebase project.
import { ensureInstalled } from './ensure-installed.mjs';
import { underNode24 } from './under-node-24.mjs';

await ensureInstalled();
await underNode24('scripts/deploy/deploy.ts');
