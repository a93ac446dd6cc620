import type { Cost, MeasuredScale, Row } from './measured-scale.ts';

const number = (amount: number, digits = 0): string =>
  amount.toLocaleString('en-GB', { maximumFractionDigits: digits });

/** The columns of a table, three for each size at most. */
const COLUMNS = {
  reads: ['reads', ({ reads }: Cost) => number(reads)],
  ms: ['ms', ({ ms }: Cost) => number(ms, 1)],
  bytes: ['kB', ({ bytes }: Cost) => number(bytes / 1_000, 1)],
} as const;
type Column = keyof typeof COLUMNS;

/** More than this many times as much as at the smallest size, and this many bytes: what grows. */
const GROWN = { times: 1.5, bytes: 10_000 };

/** Whether a cost is larger with the largest press than with the one before it, beyond what chance does. */
function grows({ costs }: Row): boolean {
  const [before, last] = costs.slice(-2);
  if (!before || !last) return false;
  const moreBytes = last.bytes - before.bytes;
  return (
    last.reads > before.reads ||
    (last.bytes > before.bytes * GROWN.times && moreBytes > GROWN.bytes)
  );
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function table(sizes: readonly number[], rows: readonly Row[], columns: readonly Column[]): string {
  const names = columns.flatMap((column) =>
    sizes.map((size) => `${COLUMNS[column][0]}, ${number(size)}`),
  );
  return [
    line(['what', ...names, 'grows']),
    line(['---', ...names.map(() => '---:'), '---']),
    ...rows.map((row) =>
      line([
        `\`${row.what}\``,
        ...columns.flatMap((column) => row.costs.map((cost) => COLUMNS[column][1](cost))),
        grows(row) ? 'yes' : '',
      ]),
    ),
  ].join('\n');
}

/** A part of the page; nothing where it was not measured yet. */
function section(
  title: string,
  text: string,
  sizes: readonly number[],
  rows: readonly Row[],
  columns: readonly Column[],
): string {
  if (rows.length === 0) return '';
  return `\n## ${title}\n${text ? `\n${text}\n` : ''}\n${table(sizes, rows, columns)}\n`;
}

/** The search of the office; nothing where it was not measured yet. */
function findSection(find: MeasuredScale['find'], cores: number): string {
  if (!find) return '';
  const { measured, load, queries, sizes, rows } = find;
  const busy =
    load > cores ? `, a busy one: ${number(load, 1)} processes wanted its ${cores} cores` : '';
  const text = `Ctrl or ⌘ with K, asked by an admin's browser under the rules: ${queries} queries at the same time for each letter typed, the first of which
asks nothing. There are as many articles as the column says, of other records a twentieth and at least 50, of journals, issues, books,
conferences and discount requests at most a hundred. *Reads* are the most of several words: ${queries} of them are the rules', of the session's record,
and a query that finds nothing counts as one. Where several terms are typed, 50 records of each kind are looked at, as a query asks for one of
them. *ms* is the middle one, until the last of the queries has answered. Measured on ${measured} on the machine above${busy}.`;
  return section('The search of the office', text, sizes, rows, ['reads', 'ms', 'bytes']);
}

/** `docs/scale.md`: everything in it is computed from what was measured. */
export function scalePage({
  measured,
  cores,
  source,
  sizes,
  find,
  ...tables
}: MeasuredScale): string {
  const all = ['reads', 'ms', 'bytes'] as const;
  const filled = source
    ? `
Presses of these sizes in five journals were filled, with ${source}: the published records are written as
publishing writes them, and everything above them (journals, lists, digests, and of each journal the first issues) is derived by the
functions' own code. A press has a tenth as many news, blog posts and books.
`
    : '';
  return `# What grows with the press

Made by \`npm run bench -- --only scale\` from what it measured on ${measured}, on a machine with ${cores} cores (\`tests/bench/scale/measured.json\`),
with ${sizes.map((size) => number(size)).join(', ')} articles.
${filled}
*Reads* are documents, as the local Firestore counts them. *ms* is the time of the middle one of several answers in one process together with the
local Firestore: it varies with what else the machine does, and says nothing of production. *kB* is the size of the answer, uncompressed.
*Grows* marks what reads more documents of ${number(sizes.at(-1) ?? 0)} articles than of ${number(sizes.at(-2) ?? 0)}, or sends half as much again and at least
${number(GROWN.bytes / 1_000)} kB more.
${section('Pages', '', sizes, tables.pages, all)}${section('Feeds, sitemaps, the description of the search, lists for libraries and archives', '', sizes, tables.machines, all)}${section('API and harvesting', 'Of lists their first page; of OAI-PMH at most 100 records.', sizes, tables.harvesting, all)}${section(
  'Lists of the office',
  `Every list whose records are not few by their nature: of articles as many as the press has, of other records a tenth and at least 50.
*Reads* and *kB* are the most, *ms* the middle one of the queries that the list can ask for a page of 25.`,
  sizes,
  tables.lists,
  all,
)}${findSection(find, cores)}${section(
  'Publishing',
  "An article's place in the list, its issue, its journal and the home page, derived once more.",
  sizes,
  tables.publication,
  ['reads', 'ms'],
)}${section(
  'Sizes of derived documents',
  `\`lists/articles\` says where each part of the list begins, so it grows by a line for some 600 articles, and every page of the list reads it. A
journal's document has a card of each of its issues: it grows with the journal, and so does its part of the sitemap. Firestore takes documents of up to 1,049 kB.`,
  sizes,
  tables.documents,
  ['bytes'],
)}`;
}
