/** Records of the corpus as a file to import: twice the same, for journals that no other run has. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CORPUS =
  process.env.QUIRE_CORPUS ?? fileURLToPath(new URL('../../../../shared/corpus', import.meta.url));
const RECORDS = join(CORPUS, 'metadata', 'articles.jsonl');

export const hasCorpus = existsSync(RECORDS);

/** Of two imports of the same records, one: it differs in its journals and in the prefix of its DOIs. */
export interface Copy {
  readonly text: string;
  readonly prefix: string;
  /** Names and ISSNs of its journals, in one order in both. */
  readonly journals: readonly { readonly name: string; readonly issn: string }[];
}

/** Lines that are no article, each with its place and what the report says of it. */
export const BAD = [
  { line: 3, text: '{"title": "Half a rec', code: 'import/not-json' },
  { line: 10, text: '{"doi": "10.5555/untitled", "year": 2019}', code: 'import/title-missing' },
  { line: 20, text: '{"title": "A", "doi": "creek", "year": 2019}', code: 'import/doi-malformed' },
  {
    line: 41,
    text: '{"title": "A", "journal": "Nobody’s", "date": "2019-02-30"}',
    code: 'import/date-impossible',
  },
] as const;

/** ISO 3297: the last digit checks the others. */
function issnOf(seven: number): string {
  const digits = String(seven);
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (8 - at), 0);
  const check = (11 - (sum % 11)) % 11;
  return `${digits.slice(0, 4)}-${digits.slice(4)}${check === 10 ? 'X' : check}`;
}

/** Of each journal the first records, which share a few issues: at most so many in all. */
function some(most: number): readonly Record<string, unknown>[] {
  const lines = readFileSync(RECORDS, 'utf8').trimEnd().split('\n');
  const records: Record<string, unknown>[] = lines.map((line) => JSON.parse(line));
  const byJournal = Map.groupBy(records, ({ journal }) => journal);
  return [...byJournal.values()].flatMap((own) => own.slice(0, most / byJournal.size));
}

/** Two copies of at most so many records, with the bad ones between them; `mark`: of this run alone. */
export function copiesOf(most: number, mark: string): readonly [Copy, Copy] {
  const records = some(most);
  const titles = [...new Set(records.map(({ journal }) => String(journal)))];
  const first = 1_000_000 + (Math.floor(Date.now() / 1_000) % 80_000) * 100;
  const copy = (letter: 'A' | 'B', prefix: string, from: number): Copy => {
    const journals = titles.map((title, at) => ({
      // Without what is written otherwise in HTML: it is looked for in all that was made.
      name: `${title.replaceAll('&', 'and')} ${mark}${letter}`,
      issn: issnOf(from + at),
    }));
    const lines = records.map((record) => {
      const { name, issn } = journals[titles.indexOf(String(record.journal))] ?? {};
      const doi = `${prefix}/${mark}.${String(record.doi).replace(/^[^/]*\//, '')}`;
      return JSON.stringify({ ...record, journal: name, issn, doi });
    });
    for (const { line, text } of BAD) lines.splice(line - 1, 0, text);
    return { text: `${lines.join('\n')}\n`, prefix, journals };
  };
  return [copy('A', '10.50001', first), copy('B', '10.50002', first + 50)];
}
