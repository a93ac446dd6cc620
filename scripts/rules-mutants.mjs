// npm run rules:mutants: weakens the rules clause by clause, and names what no test notices.
import { ensureInstalled } from './ensure-installed.mjs';
import { underNode24 } from './under-node-24.mjs';

await ensureInstalled();
await underNode24('scripts/rules/mutants.ts');
