/**
 * What the press publishes, as libraries and link resolvers load it (KBART phase II, NISO RP-9-2014): a row for each
 * unbroken run of a journal's issues under one title and for each book.
 */
import { type BookCard, BookCardSchema } from '@quire/model/entities/book';
import type { FormerTitle, Journal } from '@quire/model/entities/journal';
import { listChunkIds } from '@quire/model/entities/list';
import type { IssueCard, PublishedJournal } from '@quire/model/entities/published';
import { formerTitleIn } from '@quire/model/entities/title-in-year';
import { bookPath, journalPath } from '@quire/model/paths';
import { splitName } from '@quire/model/split-name';
import { issueDate } from './issue-date.ts';
import { publishedJournals } from './published-journals.ts';
import { type Read, readCards, readList, readPress } from './read.ts';
import { readableIssues } from './readable-issues.ts';

/** In the order that the recommended practice prescribes. */
const COLUMNS = [
  'publication_title',
  'print_identifier',
  'online_identifier',
  'date_first_issue_online',
  'num_first_vol_online',
  'num_first_issue_online',
  'date_last_issue_online',
  'num_last_vol_online',
  'num_last_issue_online',
  'title_url',
  'first_author',
  'title_id',
  'embargo_info',
  'coverage_depth',
  'notes',
  'publisher_name',
  'publication_type',
  'date_monograph_published_print',
  'date_monograph_published_online',
  'monograph_volume',
  'monograph_edition',
  'first_editor',
  'parent_publication_title_id',
  'preceding_publication_title_id',
  'access_type',
] as const;
type Row = Readonly<Partial<Record<(typeof COLUMNS)[number], string | undefined>>>;

interface Origin {
  readonly origin: string;
  readonly publisher: string;
}

/** A title of a journal, of which libraries keep a record of its own. */
interface SerialTitle {
  readonly id: string;
  readonly title: string;
  readonly print: string | undefined;
  readonly online: string | undefined;
  readonly isFormer: boolean;
}

const currentTitle = ({ name, fullname, issn, issn_print: print }: Journal): SerialTitle => ({
  ...{ id: name, title: fullname, online: issn, print, isFormer: false },
});

const formerTitle = (
  { name }: Journal,
  { title, issn, issn_print: print, from, to }: FormerTitle,
): SerialTitle => ({
  ...{ id: `${name}-${from}-${to}`, title, online: issn, print, isFormer: true },
});

interface Run {
  readonly title: SerialTitle;
  readonly issues: IssueCard[];
}

/** Issues under one title, without a calendar year between them in which none appeared. */
function unbrokenRuns(journal: Journal, issues: readonly IssueCard[]): Run[] {
  const runs: Run[] = [];
  for (const issue of readableIssues(issues)) {
    const former = formerTitleIn(journal, issue.year);
    const title = former ? formerTitle(journal, former) : currentTitle(journal);
    const run = runs.at(-1);
    const before = run?.issues.at(-1);
    const continues = run?.title.id === title.id && before && issue.year - before.year <= 1;
    if (continues) run.issues.push(issue);
    else runs.push({ title, issues: [issue] });
  }
  return runs;
}

function journalRows(
  { journal, more, issues }: PublishedJournal,
  keyOfIssn: ReadonlyMap<string, string>,
  { origin, publisher }: Origin,
): Row[] {
  const runs = unbrokenRuns(journal, issues);
  const continued = more?.continues && keyOfIssn.get(more.continues);
  return runs.map(({ title, issues: run }, at): Row => {
    const [first, last] = [run[0], run.at(-1)];
    const isOver = at < runs.length - 1 || title.isFormer || journal.status === 'ceased';
    const preceding = runs.slice(0, at).findLast((each) => each.title.id !== title.id);
    return {
      publication_title: title.title,
      print_identifier: title.print,
      online_identifier: title.online,
      date_first_issue_online: first && issueDate(first),
      num_first_vol_online: first?.volume,
      num_first_issue_online: first?.number,
      ...(isOver && last
        ? {
            date_last_issue_online: issueDate(last),
            num_last_vol_online: last.volume,
            num_last_issue_online: last.number,
          }
        : {}),
      title_url: origin + journalPath(journal.name),
      title_id: title.id,
      coverage_depth: 'fulltext',
      publisher_name: publisher,
      publication_type: 'serial',
      preceding_publication_title_id: preceding?.title.id ?? continued,
      access_type: 'F',
    };
  });
}

const familyOf = (name: string | undefined) => name && splitName(name).family;

function bookRow(book: BookCard, { origin, publisher }: Origin): Row {
  const { bkey, title, subtitle, published, isbnPrint, isbnE } = book;
  return {
    publication_title: subtitle ? `${title}: ${subtitle}` : title,
    print_identifier: isbnPrint,
    online_identifier: isbnE,
    title_url: origin + bookPath(bkey),
    first_author: familyOf(book.authors[0]),
    title_id: bkey,
    coverage_depth: 'fulltext',
    publisher_name: publisher,
    publication_type: 'monograph',
    date_monograph_published_print: isbnPrint && published,
    date_monograph_published_online: published,
    monograph_edition: /\d+/.exec(book.edition)?.[0],
    first_editor: familyOf(book.editors[0]),
    access_type: 'F',
  };
}

const collator = new Intl.Collator('en');
const cell = (value: string | undefined): string => (value ?? '').replace(/\s+/g, ' ').trim();

async function publishedBooks(read: Read): Promise<BookCard[]> {
  const list = await readList(read, 'books');
  const chunks = await Promise.all(
    (list ? listChunkIds(list) : []).map((id) => readCards(read, BookCardSchema, id)),
  );
  return chunks.flat();
}

export interface KbartFile {
  /** As the recommended practice has it: `SaltmarshPress_Global_AllTitles_2026-11-30.txt`. */
  readonly name: string;
  readonly text: string;
}

/**
 * The file of all titles; null for a press without a name. Reads a document for each journal and for each thirty books.
 *
 * @param origin the address of the press, without a slash at its end
 */
export async function kbartFile(read: Read, origin: string, now: Date): Promise<KbartFile | null> {
  const [digest, journals, books] = await Promise.all([
    readPress(read),
    publishedJournals(read),
    publishedBooks(read),
  ]);
  if (!digest) return null;
  const publisher = digest.press.name;
  const keyOfIssn = new Map(
    journals.flatMap(({ journal }) =>
      [journal.issn, journal.issn_print].flatMap((issn): [string, string][] =>
        issn ? [[issn, journal.name]] : [],
      ),
    ),
  );
  const rows = [
    ...journals.flatMap((each) => journalRows(each, keyOfIssn, { origin, publisher })),
    ...books.map((each) => bookRow(each, { origin, publisher })),
  ].toSorted((a, b) => collator.compare(a.publication_title ?? '', b.publication_title ?? ''));
  const lines = [
    COLUMNS.join('\t'),
    ...rows.map((row) => COLUMNS.map((column) => cell(row[column])).join('\t')),
  ];
  const provider = publisher.replace(/[^\p{L}\p{N}]/gu, '');
  return {
    name: `${provider}_Global_AllTitles_${now.toISOString().slice(0, 10)}.txt`,
    text: `${lines.join('\n')}\n`,
  };
}
