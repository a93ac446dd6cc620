/** Rebuilds what is derived: digests and issues, lists, the search index, related articles, people, the desk, accounts. */
import { ISSUES, JOURNALS, USERS } from '@quire/model/collections';
import { LISTS, type ListName } from '@quire/model/entities/list';
import { reportRemark } from '@quire/model/entities/report-remark';
import type { Rebuild } from '@quire/model/entities/tool-run';
import { FieldPath } from 'firebase-admin/firestore';
import { z } from 'zod';
import { indexAccounts } from '../accounts/index-accounts.ts';
import { countPublished, rankSome } from '../bulk-import/rank-all.ts';
import { reconcileSome } from '../desk/reconcile-some.ts';
import { collectSome } from '../people/collect-some.ts';
import { rebuildList } from '../publishing/list-rebuild.ts';
import {
  rebuildConferencesDigest,
  rebuildHomeDigest,
  rebuildJournalsDigest,
  rebuildPagesDigest,
  rebuildPressDigest,
} from '../publishing/rebuild-digests.ts';
import { rebuildIssue } from '../publishing/rebuild-issue.ts';
import { rebuildJournal } from '../publishing/rebuild-journal.ts';
import { rebuildSome } from '../search/rebuild-indices.ts';
import type { ToolPorts } from '../tool-runs/tool-ports.ts';
import { type OpenWork, ToolFailed, type ToolStep } from '../tool-runs/tool-work.ts';

const CursorSchema = z.object({ part: z.number(), after: z.string(), done: z.number() });
type Cursor = z.infer<typeof CursorSchema>;

interface Made {
  /** Where to continue in this part; null: done. */
  readonly after: string | null;
  readonly count: number;
  readonly total: number;
}

const ISSUES_A_STEP = 10;

async function digests(ports: ToolPorts, after: string): Promise<Made> {
  const all = ports.db
    .collection(ISSUES)
    .orderBy(FieldPath.documentId())
    .select('journal', 'issueid')
    .limit(ISSUES_A_STEP);
  const { docs } = await (after ? all.startAfter(after) : all).get();
  for (const doc of docs)
    await rebuildIssue(ports, String(doc.get('journal')), String(doc.get('issueid')));
  const total = (await ports.db.collection(ISSUES).count().get()).data().count + 1;
  const last = docs.at(-1);
  if (last && docs.length === ISSUES_A_STEP) return { after: last.id, count: docs.length, total };
  for (const { id } of (await ports.db.collection(JOURNALS).select().get()).docs)
    await rebuildJournal(ports, id);
  await Promise.all([
    rebuildHomeDigest(ports),
    rebuildJournalsDigest(ports),
    rebuildPressDigest(ports),
    rebuildPagesDigest(ports),
    rebuildConferencesDigest(ports),
  ]);
  return { after: null, count: docs.length + 1, total };
}

const LIST_NAMES = Object.keys(LISTS) as ListName[]; // the keys of a constant

async function lists(ports: ToolPorts, after: string): Promise<Made> {
  const at = after === '' ? 0 : Number(after);
  const list = LIST_NAMES[at];
  if (list) await rebuildList(ports, list);
  const isLast = at + 1 >= LIST_NAMES.length;
  return { after: isLast ? null : String(at + 1), count: 1, total: LIST_NAMES.length };
}

async function search(ports: ToolPorts, after: string): Promise<Made> {
  const engine = ports.engine();
  if (!engine) throw new ToolFailed(reportRemark('search-not-set-up', {}));
  return rebuildSome({ ...ports, engine }, after);
}

async function related(ports: ToolPorts, after: string): Promise<Made> {
  const total = await countPublished(ports);
  return { ...(await rankSome(ports, after)), total };
}

async function authors(ports: ToolPorts, after: string): Promise<Made> {
  const total = await countPublished(ports);
  return { ...(await collectSome(ports, after)), total };
}

async function accounts(ports: ToolPorts, after: string): Promise<Made> {
  const total = (await ports.db.collection(USERS).count().get()).data().count;
  return { ...(await indexAccounts(ports, after)), total };
}

const PARTS: Readonly<Record<Rebuild, (ports: ToolPorts, after: string) => Promise<Made>>> = {
  digests,
  lists,
  search,
  related,
  authors,
  desk: reconcileSome,
  accounts,
};

/** Everything is derived from stored records: every step can be repeated. */
export const openRebuild: OpenWork = async (ports, { options }) => {
  if (options.kind !== 'rebuild') throw new ToolFailed(reportRemark('other-tool', {}));
  const { what } = options;
  return {
    async step(stored): Promise<ToolStep> {
      const cursor: Cursor =
        stored === null ? { part: 0, after: '', done: 0 } : CursorSchema.parse(stored);
      const part = what[cursor.part];
      if (!part) throw new ToolFailed(reportRemark('no-such-step', {}));
      const { after, count, total } = await PARTS[part](ports, cursor.after);
      const done = cursor.done + count;
      const isLast = after === null && cursor.part + 1 >= what.length;
      const next =
        after === null ? { part: cursor.part + 1, after: '', done: 0 } : { ...cursor, after, done };
      return {
        cursor: isLast ? null : next,
        phase: part,
        done,
        total,
        counts: { [part]: count },
      };
    },
  };
};
