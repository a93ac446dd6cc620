/** `npm run counts`: how much of papers of all kinds is kept, compared with their sources. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  type CountedPart,
  differs,
  TEXT_PARTS,
  type TextComparison,
} from '@quire/model/entities/text-counts';
import type { CountedKind } from './counted-kind.ts';
import { countsPage } from './counts-page.ts';
import { keptOf } from './kept-of.ts';
import { papersOfCorpus } from './papers-of-corpus.ts';

const HELP = `npm run counts [-- --only markdown|dialects|latex|word|odt|jupyter|jats] [--lost] [--write]
  Words, formulas, figures, tables, citations and references of each paper of the corpus (QUIRE_CORPUS):
  how many readers find of how many the source has. “!” marks what differs so much that an import warns of it.
  --only   papers of a kind, by a part of its name
  --lost   only papers of which something is marked
  --write  all of it into docs/counts.md`;

const ROOT = join(fileURLToPath(import.meta.url), '../../../..');
const options = {
  only: { type: 'string' },
  lost: { type: 'boolean' },
  write: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;
const { only = '', lost = false, write = false, help } = parseArgs({ options }).values;
if (help) {
  console.log(HELP);
  process.exit(0);
}

const corpus = process.env.QUIRE_CORPUS ?? join(ROOT, '..', 'shared', 'corpus');
if (!existsSync(corpus))
  console.log(`SKIPPED: the papers of the corpus, which is not at ${corpus} (QUIRE_CORPUS).`);

const NONE = 'there are none in the corpus';

const cell = (counts: TextComparison, part: CountedPart) =>
  `${counts.result[part]}/${counts.source[part]}${differs(counts, part) ? '!' : ' '}`.padStart(15);
const row = (name: string, counts: TextComparison) =>
  `  ${name.slice(0, 42).padEnd(44)}${TEXT_PARTS.map((part) => cell(counts, part)).join('')}`;

const SHORT: Readonly<Record<string, string>> = { odt: 'opendocument' };
const wanted = write ? '' : (SHORT[only] ?? only);
const kinds: CountedKind[] = [];
for (const { title, absent, papers } of papersOfCorpus(
  corpus,
  join(ROOT, 'content/src/fixtures'),
)) {
  if (!title.toLowerCase().includes(wanted)) continue;
  const counted: { name: string; counts: TextComparison | null }[] = [];
  kinds.push({ title, absent: papers.length === 0 ? (absent ?? NONE) : '', papers: counted });
  if (papers.length === 0) {
    console.log(`\nSKIPPED: ${title}: ${absent ?? NONE}.`);
    continue;
  }
  console.log(`\n${title.padEnd(46)}${TEXT_PARTS.map((part) => part.padStart(15)).join('')}`);
  for (const { name, counts } of papers) {
    const made = await counts();
    counted.push({ name, counts: made });
    if (!made) console.log(`  ${name}: could not be read`);
    else if (!lost || TEXT_PARTS.some((part) => differs(made, part))) console.log(row(name, made));
  }
  const all = counted.flatMap(({ counts }) => counts ?? []);
  const totals = TEXT_PARTS.map((part) => keptOf(all, part).padStart(15));
  console.log(`  ${`kept of ${all.length} papers`.padEnd(44)}${totals.join('')}`);
}
if (write) {
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(join(ROOT, 'docs/counts.md'), countsPage(kinds, date));
}
process.exit(0);
