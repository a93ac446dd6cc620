/** Journals and issues of a batch, existing or created with it. */
import { ISSUES, issueDocId, JOURNALS } from '@quire/model/collections';
import { type Issue, IssueSchema } from '@quire/model/entities/issue';
import { type Journal, JournalSchema } from '@quire/model/entities/journal';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';

export interface PlacesOfBatch {
  readonly journals: ReadonlyMap<string, Journal>;
  /** By `jkey~issueid`. */
  readonly issues: ReadonlyMap<string, Issue>;
  /** Those that do not exist yet. */
  readonly newIssues: readonly Issue[];
}

interface Wanted {
  /** The issues of articles, and the data for creating missing ones. */
  readonly issues: readonly (Pick<Issue, 'journal' | 'issueid'> & { readonly begins?: Issue })[];
  /** Journals that the batch creates. */
  readonly begun: readonly Journal[];
}

/** Reads them in the transaction, so that concurrent changes are noticed. */
export async function placesOfBatch(
  db: Firestore,
  tx: Transaction,
  { issues: wanted, begun }: Wanted,
): Promise<PlacesOfBatch> {
  const journals = new Map(begun.map((journal) => [journal.name, journal]));
  const names = new Set(wanted.map(({ journal }) => journal));
  const missing = [...names].filter((name) => !journals.has(name));
  const byId = new Map<string, Issue | undefined>();
  for (const { journal, issueid, begins } of wanted) {
    const id = issueDocId(journal, issueid);
    byId.set(id, byId.get(id) ?? begins);
  }
  const refs = [
    ...missing.map((name) => db.collection(JOURNALS).doc(name)),
    ...[...byId.keys()].map((id) => db.collection(ISSUES).doc(id)),
  ];
  const found = refs.length > 0 ? await tx.getAll(...refs) : [];
  const issues = new Map<string, Issue>();
  const newIssues: Issue[] = [];
  for (const snapshot of found) {
    const { id } = snapshot;
    if (snapshot.ref.parent.id === JOURNALS) {
      const journal = readRecord(snapshot, JournalSchema);
      if (journal) journals.set(id, journal);
      continue;
    }
    const stored = readRecord(snapshot, IssueSchema);
    const issue = stored ?? byId.get(id);
    if (issue) issues.set(id, issue);
    if (issue && !stored) newIssues.push(issue);
  }
  return { journals, issues, newIssues };
}
