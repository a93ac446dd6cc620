/** Articles that did not come from an import of records: papers, and articles written in the office. */
import { ARTICLES, ISSUES, issueDocId, PUBLISHED_ARTICLES } from '@quire/model/collections';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { isMark } from './imported-mark.ts';
import type { MetadataRecord } from './metadata-record.ts';

const IN_MAX = 30;

function* some<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += IN_MAX) yield all.slice(from, from + IN_MAX);
}

export interface RecordOfJournal {
  readonly journal: string;
  readonly record: MetadataRecord;
}

/** The ids of articles with these DOIs, and with these titles of a journal and year. */
export interface KnownElsewhere {
  readonly byDoi: ReadonlyMap<string, string>;
  readonly byTitle: ReadonlyMap<string, string>;
}

export const titlePlace = (journal: string, title: string, year: number | undefined) =>
  `${journal}|${title}|${year ?? ''}`;

/** The year of an article is that of its issue. Articles from imports have their own keys. */
async function byTheirYears(
  db: Firestore,
  journal: string,
  found: readonly QueryDocumentSnapshot[],
): Promise<[string, string][]> {
  const others = found.filter((each) => !isMark(each.get('importHash')));
  if (others.length === 0) return [];
  const issueOf = (each: QueryDocumentSnapshot) => issueDocId(journal, String(each.get('issue')));
  const ids = [...new Set(others.map(issueOf))];
  const issues = await db.getAll(...ids.map((id) => db.collection(ISSUES).doc(id)));
  const years = new Map(issues.map((issue) => [issue.id, Number(issue.get('year'))]));
  return others.map((each) => {
    const title = String(each.get('title'));
    return [titlePlace(journal, title, years.get(issueOf(each))), each.id];
  });
}

/** Looks them up by index: a query for thirty DOIs, one for thirty titles of a journal. */
export async function knownElsewhere(
  db: Firestore,
  asked: readonly RecordOfJournal[],
): Promise<KnownElsewhere> {
  const byDoi = new Map<string, string>();
  const byTitle = new Map<string, string>();
  const dois = [...new Set(asked.flatMap(({ record }) => record.doi ?? []))];
  for (const few of some(dois)) {
    const found = await db
      .collection(PUBLISHED_ARTICLES)
      .where('doi', 'in', few)
      .select('doi')
      .get();
    for (const each of found.docs) byDoi.set(String(each.get('doi')), each.id);
  }
  const untold = asked.filter(({ record }) => record.doi === undefined && record.title);
  for (const [journal, records] of Map.groupBy(untold, (each) => each.journal)) {
    const titles = [...new Set(records.map(({ record }) => record.title))];
    for (const few of some(titles)) {
      const found = await db
        .collection(ARTICLES)
        .where('journal', '==', journal)
        .where('title', 'in', few)
        .select('title', 'issue', 'importHash')
        .get();
      for (const [place, id] of await byTheirYears(db, journal, found.docs)) byTitle.set(place, id);
    }
  }
  return { byDoi, byTitle };
}
