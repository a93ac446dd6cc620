/** `npm run counts`: how much of papers of all kinds is kept, compared with their sources. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  type CountedPart,
  differs,
  TEXT_PARTS,
  type TextComparison,
} from '@quire/model/entities/text-counts';
import { papersOfCorpus } from './papers-of-corpus.ts';

const HELP = `npm run counts [-- --only markdown|dialects|latex|word|odt|jats] [--lost]
  Words, formulas, figures, tables, citations and references of each paper of the corpus (QUIRE_CORPUS):
  how many readers find of how many the source has. “!” marks what differs so much that an import warns of it.
  --only   papers of a kind, by a part of its name
  --lost   only papers of which something is marked`;

const ROOT = join(fileURLToPath(import.meta.url), '../../../..');
const options = {
  only: { type: 'string' },
  lost: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;
const { only = '', lost = false, help } = parseArgs({ options }).values;
if (help) {
  console.log(HELP);
  process.exit(0);
}

const corpus = process.env.QUIRE_CORPUS ?? join(ROOT, '..', 'shared', 'corpus');
if (!existsSync(corpus))
  console.log(`SKIPPED: the papers of the corpus, which is not at ${corpus} (QUIRE_CORPUS).`);

const cell = (counts: TextComparison, part: CountedPart) =>
  `${counts.result[part]}/${counts.source[part]}${differs(counts, part) ? '!' : ' '}`.padStart(15);
const row = (name: string, counts: TextComparison) =>
  `  ${name.slice(0, 42).padEnd(44)}${TEXT_PARTS.map((part) => cell(counts, part)).join('')}`;

const SHORT: Readonly<Record<string, string>> = { odt: 'opendocument' };
const wanted = SHORT[only] ?? only;
for (const { title, absent, papers } of papersOfCorpus(
  corpus,
  join(ROOT, 'content/src/fixtures'),
)) {
  if (!title.toLowerCase().includes(wanted)) continue;
  if (papers.length === 0) {
    console.log(`\nSKIPPED: ${title}: ${absent ?? 'there are none in the corpus'}.`);
    continue;
  }
  console.log(`\n${title.padEnd(46)}${TEXT_PARTS.map((part) => part.padStart(15)).join('')}`);
  const all: TextComparison[] = [];
  for (const { name, counts } of papers) {
    const made = await counts();
    if (!made) console.log(`  ${name}: could not be read`);
    else {
      all.push(made);
      if (!lost || TEXT_PARTS.some((part) => differs(made, part))) console.log(row(name, made));
    }
  }
  const sum = (side: keyof TextComparison, part: CountedPart) =>
    all.reduce((total, each) => total + each[side][part], 0);
  const kept = (part: CountedPart) =>
    all.reduce((total, each) => total + Math.min(each.source[part], each.result[part]), 0);
  const totals = TEXT_PARTS.map((part) => {
    const most = sum('source', part);
    return (most === 0 ? '–' : `${((100 * kept(part)) / most).toFixed(2)} %`).padStart(15);
  });
  console.log(`  ${`kept of ${all.length} papers`.padEnd(44)}${totals.join('')}`);
}
process.exit(0);
