import { readFileSync } from 'node:fs';

const DOCUMENT = new URL('../../../docs/clicks.md', import.meta.url);
/** `| task | begins at | before | after |`, the last a number. */
const ROW = /^\| ([^|]+?) \|.*\| (\d+) \|$/gm;

/** How many clicks each task takes, as the table of `docs/clicks.md` says. */
export function countedClicks(): ReadonlyMap<string, number> {
  const rows = readFileSync(DOCUMENT, 'utf8').matchAll(ROW);
  return new Map([...rows].map(([, task = '', after]) => [task, Number(after)]));
}
