import { ARTICLES, TOOL_RUNS } from '@quire/model/collections';
import { FRESH_SIGN_IN_MINUTES } from '@quire/model/constants';
import { FILE_FORMATS, formatOfName } from '@quire/model/entities/submission-file';
import { can } from '@quire/model/roles';
import { PRODUCTION_STATES } from '@quire/model/states/submission-states';
import { Refused } from '../../platform/errors/refused.ts';
import type { OpenedFile } from '../../platform/http/send-download.ts';
import type { Caller } from '../access/caller.ts';
import { mayReadNote } from '../discussions/may-read-note.ts';
import { noteReading } from '../submissions/note-reading.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { readSubmission, submissionRef } from '../submissions/read-submission.ts';

type FilePorts = Pick<SubmissionPorts, 'db' | 'now' | 'store'>;
type Judge = (ports: FilePorts, caller: Caller, id: string, path: string) => Promise<boolean>;

/** Whose manuscript it is, and staff who read it and did not write it; what reviewers sent is for its editors. */
const maySee =
  (action: 'submission.read' | 'review.read'): Judge =>
  async ({ db, now }, caller, id, path) => {
    const snapshot = await submissionRef(db, id).get();
    if (!snapshot.exists) return false;
    const { owner, state, journal, specialIssue, authorUids, production } =
      readSubmission(snapshot);
    const isOwn = action === 'submission.read' && owner === caller.uid;
    // A draft is nobody's but its owner's; production reads from acceptance on, what they are assigned to.
    if (state === 'draft' && !isOwn) return false;
    const assigned = PRODUCTION_STATES.some((each) => each === state) ? production : [];
    const subject = { journal, specialIssue, authorUids, assigned, ...(isOwn && { owner }) };
    if (!can(caller, action, subject)) return false;
    if (!isOwn) {
      // Before anything is handed out: staff read no manuscript without a trace.
      const reading = { action: 'submission.file' as const, id, at: now(), by: caller.uid, path };
      const note = await noteReading(db, { authorUids }, reading);
      const batch = db.batch();
      note(batch);
      await batch.commit();
    }
    return true;
  };

const isStaffOfArticle: Judge = async ({ db }, caller, id) => {
  const journal: unknown = (await db.collection(ARTICLES).doc(id).get()).get('journal');
  return typeof journal === 'string' && can(caller, 'article.read', { journal });
};

/** Whoever may read the note that it is attached to. */
const isAttachedToReadable: Judge = async ({ db }, caller, id, path) => {
  const note = path.split('/').at(-2);
  return note !== undefined && mayReadNote(db, caller, id, note);
};

/** Whoever began the export, until its time is over, with a password that is fresh. */
const mayTakeExport: Judge = async ({ db, now }, caller, id) => {
  if (!can(caller, 'tool.run')) return false;
  const run = await db.collection(TOOL_RUNS).doc(id).get();
  const at = now();
  const until: unknown = run.get('result.expiresAt');
  if (run.get('createdBy') !== caller.uid) return false;
  if (typeof until !== 'string' || until <= at.toISOString()) return false;
  if (at.getTime() - caller.signedInAt.getTime() > FRESH_SIGN_IN_MINUTES * 60_000) {
    throw new Refused('account/sign-in-again');
  }
  return true;
};

/** What may be fetched, by its path, and by whom. Nothing else is. */
const FOLDERS: readonly (readonly [RegExp, Judge])[] = [
  [/^submissions\/([^/]+)\/files\/[^/]+$/, maySee('submission.read')],
  [/^submissions\/([^/]+)\/reviews\/[^/]+\/[^/]+$/, maySee('review.read')],
  [/^submissions\/([^/]+)\/discussions\/[^/]+\/[^/]+$/, isAttachedToReadable],
  [/^articles\/([^/]+)\/files\/.+$/, isStaffOfArticle],
  [/^exports\/([^/]+)\/[^/]+$/, mayTakeExport],
];

const IMAGES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  jpeg: 'image/jpeg',
};

/** How a file is typed, by the end of its name: what an image needs to be shown by the page that fetched it. */
function typeOf(name: string): string {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const format = formatOfName(name);
  return IMAGES[extension] ?? (format ? FILE_FORMATS[format].type : 'application/octet-stream');
}

/**
 * A file of a manuscript, an article's original or a part of an export, for somebody who may have it. The
 * rules of Storage give these to nobody: whoever may read an object there may also make a permanent address
 * for it, which outlives their role. Staff who take a manuscript's file are in the audit log. Throws `Refused`.
 */
export async function openStoredFile(
  ports: FilePorts,
  caller: Caller,
  path: string,
): Promise<OpenedFile> {
  for (const [pattern, judge] of FOLDERS) {
    const id = pattern.exec(path)?.[1];
    if (id === undefined || path.includes('..')) continue;
    const size = (await judge(ports, caller, id, path)) ? await ports.store.size(path) : null;
    if (size === null) break;
    const name = path.slice(path.lastIndexOf('/') + 1);
    return { name, type: typeOf(name), size, stream: ports.store.stream(path) };
  }
  throw new Refused('file/not-found');
}
