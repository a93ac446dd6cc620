// npm run dev: the same local Firebase, pages through Vite with hot reload.
import { ensureInstalled } from './ensure-installed.mjs';
import { underNode24 } from './under-node-24.mjs';

await ensureInstalled();
await underNode24('scripts/press/dev.ts');
