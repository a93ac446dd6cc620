import { rebuildList } from '../publish/list-rebuild.ts';
import type { Ports } from '../publish/ports.ts';
import {
  rebuildHomeDigest,
  rebuildJournalsDigest,
  rebuildPressDigest,
} from '../publish/rebuild-digests.ts';
import { rebuildSearch } from '../search/rebuild-search.ts';

type Part = readonly [phase: string, work: (ports: Ports) => Promise<unknown>];

/** What stands above all articles of the press: made once, from what is published. */
const PARTS: readonly Part[] = [
  [
    'Making the home page',
    (ports) =>
      Promise.all([
        rebuildHomeDigest(ports),
        rebuildJournalsDigest(ports),
        rebuildPressDigest(ports),
      ]),
  ],
  ['Making the list of articles', (ports) => rebuildList(ports, 'articles')],
  ['Making the search index', rebuildSearch],
];

export const LAST_STEPS = PARTS.length;

/** Does one of these steps; returns what it was. */
export async function lastStep(ports: Ports, at: number): Promise<string> {
  const part = PARTS[at];
  if (!part) return '';
  await part[1](ports);
  return part[0];
}
