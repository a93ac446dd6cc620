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

/**
 * The owner of the manuscript, and staff who may read it and did not write it; files from reviewers only for its
 * editors.
 */
const maySee =
  (action: 'submission.read' | 'review.read'): Judge =>
  async ({ db, now }, caller, id, path) => {
    const snapshot = await submissionRef(db, id).get();
    if (!snapshot.exists) return false;
    const { owner, state, journal, specialIssue, authorUids, production } =
      readSubmission(snapshot);
    const isOwn = action === 'submission.read' && owner === caller.uid;
    // Only the owner may read a draft; production staff may read assigned manuscripts from acceptance on.
    if (state === 'draft' && !isOwn) return false;
    const assigned = PRODUCTION_STATES.some((each) => each === state) ? production : [];
    const subject = { journal, specialIssue, authorUids, assigned, ...(isOwn && { owner }) };
    if (!can(caller, action, subject)) return false;
    if (!isOwn) {
      // Logged before the file is returned: staff read no manuscript without a log entry.
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

/** Users who may read the note to which it is attached. */
const isAttachedToReadable: Judge = async ({ db }, caller, id, path) => {
  const note = path.split('/').at(-2);
  return note !== undefined && mayReadNote(db, caller, id, note);
};

/** The user who started the export, until it expires, after a recent sign-in. */
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

/** The paths that may be fetched, and by whom. All others are refused. */
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

/** The media type, by the file name extension: needed so that the page can show an image. */
function typeOf(name: string): string {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const format = formatOfName(name);
  return IMAGES[extension] ?? (format ? FILE_FORMATS[format].type : 'application/octet-stream');
}

/**
 * Opens a file of a manuscript, an article's original or a part of an export, for a user who may read it. The rules of
 * Storage deny these to everyone: a user who may read an object there could also create a permanent download address,
 * which outlives their role. The audit log records staff who open a manuscript's file. Throws `Refused`.
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
