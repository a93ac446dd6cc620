// npm run containers: each deployed function answers as Cloud Run starts it.
import { ensureInstalled } from './ensure-installed.mjs';
import { underNode24 } from './under-node-24.mjs';

await ensureInstalled();
await underNode24('scripts/deploy/containers/containers.ts');
