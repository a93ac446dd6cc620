// npm run rules:explain: which match and clause of the rules decide a request.
import { ensureInstalled } from './ensure-installed.mjs';
import { underNode24 } from './under-node-24.mjs';

await ensureInstalled();
await underNode24('local/src/rules-explain/main.ts');
