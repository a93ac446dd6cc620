// npm run screenshots: pictures of pages of the press, on a phone and on a desktop.
import { ensureInstalled } from './ensure-installed.mjs';
import { underNode24 } from './under-node-24.mjs';

await ensureInstalled();
await underNode24('tests/pictures/screenshots.ts');
