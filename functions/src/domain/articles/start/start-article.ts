/** Makes an article of an accepted manuscript: its metadata, its text if it can be read, its files. */
import { createHash } from 'node:crypto';
import { knownStatements } from '@quire/content/paper/take-statements';
import { bodyWordsIn } from '@quire/content/run/body-words';
import { ARTICLES, articleDocId } from '@quire/model/collections';
import { ArticleContentSchema } from '@quire/model/entities/article';
import type { Submission } from '@quire/model/entities/submission';
import { toUrlKey } from '@quire/model/identifiers';
import { can } from '@quire/model/roles';
import { suggestDoi } from '@quire/model/suggest-doi';
import type { Firestore } from 'firebase-admin/firestore';
import { Refused } from '../../../platform/errors/refused.ts';
import type { Person } from '../../access/principal.ts';
import { readPermissions } from '../../access/read-permissions.ts';
import { requireIssue } from '../../publishing/require-issue.ts';
import { readSubmission, submissionRef } from '../../submissions/read-submission.ts';
import { articleMetadata } from './article-metadata.ts';
import { carryAll } from './carry-all.ts';
import type { StartPorts } from './carry-files.ts';
import { readDates, readFiles } from './read-manuscript.ts';
import { readManuscriptText } from './read-manuscript-text.ts';
import { withTextsWords } from './with-texts-words.ts';
import {
  IN_PRODUCTION,
  type Started,
  type StartRequest,
  startedAlready,
  writeStarted,
} from './write-started.ts';

const KEYS_TRIED = 20;
const STARTS_TRIED = 4;
const KEY_MAX = 60;

/** Users who may produce the manuscript and edit the article. Throws for others. */
async function requireProducer(db: Firestore, person: Person, submission: Submission) {
  const { journal, authorUids, owner, production, state } = submission;
  const permissions = await readPermissions(db, journal);
  const wrote = [...authorUids, owner];
  const subject = { journal, authorUids: wrote, assigned: production, permissions };
  if (state === 'draft' || !can(person, 'submission.produce', subject)) {
    throw new Refused('submission/not-found');
  }
  if (!can(person, 'article.edit', subject)) throw new Refused('access/denied');
}

/**
 * A key that no other manuscript's article has: the requested one, or one of the title, numbered; if all of these are
 * used (a monthly column with the same title), with the manuscript's own id.
 */
async function freeKey(
  db: Firestore,
  { journal, title }: Submission,
  submission: string,
  wanted: string | undefined,
): Promise<string> {
  const base = wanted ?? toUrlKey(title, KEY_MAX);
  for (let count = 1; count <= (wanted ? 1 : KEYS_TRIED); count += 1) {
    const akey = count === 1 ? base : `${base}-${count}`;
    const known = await db.collection(ARTICLES).doc(articleDocId(journal, akey)).get();
    if (!known.exists || known.get('submission') === submission) return akey;
  }
  if (wanted) throw new Refused('article/key-taken', { field: 'akey' });
  return `${base}-${createHash('sha256').update(submission).digest('hex').slice(0, 10)}`;
}

const isTaken = (error: unknown) => error instanceof Refused && error.code === 'article/key-taken';

/**
 * Hands an accepted manuscript to production. If another manuscript of the same title takes the key in the meantime,
 * the next one is used. Once the article exists, it is returned. Files that are read and copied before the records are
 * written are named by their contents, so an interrupted call can be repeated. Throws `Refused`.
 */
export async function startArticle(
  ports: StartPorts,
  person: Person,
  asked: StartRequest,
): Promise<Started> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await startOnce(ports, person, asked);
    } catch (error) {
      if (asked.akey || tries >= STARTS_TRIED || !isTaken(error)) throw error;
    }
  }
}

async function startOnce(ports: StartPorts, person: Person, asked: StartRequest): Promise<Started> {
  const { db } = ports;
  const ref = submissionRef(db, asked.submission);
  const submission = readSubmission(await ref.get());
  await requireProducer(db, person, submission);
  const before = await startedAlready(db, submission);
  if (before) return before;
  if (!IN_PRODUCTION.has(submission.state)) throw new Refused('submission/not-in-production');
  const journal = await requireIssue(db, { journal: submission.journal, issue: asked.issue });
  const akey = await freeKey(db, submission, asked.submission, asked.akey);
  const article = articleDocId(submission.journal, akey);
  const files = await readFiles(ref);
  const metadata = articleMetadata(submission, {
    licence: journal.licence,
    ...(journal.doiPrefix && { doi: suggestDoi(journal.doiPrefix, journal.name, akey) }),
    dates: await readDates(ref),
  });
  const text = await readManuscriptText(ports, files, {
    known: [...knownStatements(metadata)],
    words: bodyWordsIn(metadata.language),
  });
  const carried = await carryAll(ports, article, files, text);
  const content = ArticleContentSchema.parse({
    metadata: withTextsWords(metadata, text),
    markdown: text?.markdown ?? '',
    bibtex: text?.bibtex ?? '',
    macros: text?.macros ?? {},
    files: carried.files,
  });
  const write = { asked, akey, content, by: person.uid };
  const started = await writeStarted(ports, submission, write);
  if (started) return started;
  const counts = text?.counts;
  return {
    article,
    hasText: text !== null,
    notes: [...carried.notes],
    problems: (text?.problems ?? []).filter(({ severity }) => severity !== 'note'),
    ...(counts && { counts }),
  };
}
