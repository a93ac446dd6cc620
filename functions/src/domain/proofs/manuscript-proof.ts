/** A manuscript submitted as source files, as a PDF to read: printed once for each state of its files. */

import { createHash } from 'node:crypto';
import { bodyWordsIn } from '@quire/content/run/body-words';
import { anonymousFilePath, JOURNALS, submissionFilePath } from '@quire/model/collections';
import type { Submission } from '@quire/model/entities/submission';
import { FILE_FORMATS, type StoredSubmissionFile } from '@quire/model/entities/submission-file';
import { t } from '@quire/model/messages/t';
import {
  ARTICLE_STATEMENTS,
  type ArticleStatement,
} from '@quire/model/statements/article-statements';
import type { Browser } from 'playwright-core';
import type { Ports } from '../../platform/database/ports.ts';
import { reasonOf } from '../../platform/errors/reason-of.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { ManuscriptStore } from '../../platform/storage/manuscript-store.ts';
import { readManuscriptText } from '../articles/start/read-manuscript-text.ts';
import type { ManuscriptFront } from '../printing/manuscript-html.ts';
import { printManuscript } from '../printing/print-manuscript.ts';
import { renderText } from '../render/render-text.ts';
import { cleanBytes } from '../reviews/clean-copy.ts';
import { proofPictures } from './proof-pictures.ts';

export interface ProofPorts extends Pick<Ports, 'db' | 'now' | 'log' | 'origin'> {
  readonly store: ManuscriptStore;
  readonly publisher: string;
  readonly browser: () => Promise<Browser>;
}

export interface ProofOf {
  /** The submission's id. */
  readonly id: string;
  readonly submission: Submission;
  /** The current files, in the order in which they were uploaded. */
  readonly files: readonly StoredSubmissionFile[];
  /** For reviewers who must not know the authors. */
  readonly isAnonymous: boolean;
}

/** A daily limit for all users together. */
export const PRESS_PROOFS = 'proofs';

/** Increase it when a proof of the same files changes in layout or content. */
const VERSION = 3;
/** Statements that identify the authors: they are removed for anonymous review. */
const TELLING: ReadonlySet<ArticleStatement> = new Set(['acknowledgements', 'funding']);
const PARTS: ReadonlySet<string> = new Set(['manuscript', 'figure', 'source']);

const isWritten = (text: string) => text.trim() !== '';

function frontOf({ submission, isAnonymous }: ProofOf): ManuscriptFront {
  const { title, abstract, keywords, language, translations, authors, affiliations } = submission;
  const people = {
    authors: authors.map(({ given, family, affiliations: places }) => ({
      name: `${given} ${family}`.trim(),
      places: [...places],
    })),
    affiliations: affiliations.map(({ name }) => name),
  };
  return {
    title: title.trim() || t('printedWords.untitled'),
    abstract,
    keywords: keywords.filter(isWritten),
    language: language || 'en',
    translations: translations
      .filter(({ title: own }) => isWritten(own))
      .map((each) => ({
        language: each.language,
        title: each.title,
        abstract: each.abstract ?? '',
        keywords: (each.keywords ?? []).filter(isWritten),
      })),
    ...(!isAnonymous && { people }),
  };
}

/**
 * The path of the proof of these files: derived from all of its inputs, so that it is printed once, and again after
 * each change. Throws `Refused`: `proof/no-manuscript` if there is none, `proof/is-pdf` if it is a PDF already.
 */
function proofPath(of: ProofOf): string {
  const manuscript = of.files.findLast(({ kind }) => kind === 'manuscript');
  if (!manuscript) throw new Refused('proof/no-manuscript');
  if (manuscript.format === 'pdf') throw new Refused('proof/is-pdf');
  const { number = '', journal } = of.submission;
  const parts = of.files.filter(({ kind }) => PARTS.has(kind));
  const made = [
    ...[VERSION, of.isAnonymous, number, journal, frontOf(of)],
    parts.map(({ kind, name, label, sha256 }) => [kind, name, label, sha256]),
  ];
  const hash = createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 32);
  const pathOf = of.isAnonymous ? anonymousFilePath : submissionFilePath;
  return pathOf(of.id, `proof-${hash}`, 'pdf');
}

async function bodyOf(ports: ProofPorts, { submission, files, isAnonymous }: ProofOf) {
  const clean = (file: StoredSubmissionFile, bytes: Uint8Array) =>
    isAnonymous ? cleanBytes(file.format, bytes, file.path) : bytes;
  const kept = ARTICLE_STATEMENTS.filter(({ field }) => !isAnonymous || !TELLING.has(field));
  const known = kept.map(({ field }) => field);
  const words = bodyWordsIn(submission.language || undefined);
  const text = await readManuscriptText(ports, files, { known, words }, clean);
  if (!text) throw new Refused('proof/unreadable');
  const pictures = await proofPictures(ports, files, text);
  const { markdown, bibtex, macros } = text;
  const { html } = await renderText({ markdown, bibtex, macros, figures: pictures.inText, words });
  return { html, pictures };
}

/** The name of a journal by its key; empty while the author has not chosen one. */
async function journalName({ db }: ProofPorts, key: string): Promise<string> {
  if (key === '') return '';
  const title: unknown = (await db.collection(JOURNALS).doc(key).get()).get('fullname');
  return typeof title === 'string' ? title : key;
}

/**
 * Prints the proof and stores it, if it does not exist yet. Returns its path.
 *
 * @param count is called before anything expensive: it refuses too many requests
 * @throws Refused `proof/…`; `proof/not-printed` if the browser fails
 */
export async function keepProof(
  ports: ProofPorts,
  of: ProofOf,
  count: () => Promise<void>,
): Promise<string> {
  const path = proofPath(of);
  if ((await ports.store.size(path)) !== null) return path;
  await count();
  const { html, pictures } = await bodyOf(ports, of);
  const { submission } = of;
  const name = await journalName(ports, submission.journal);
  try {
    const bytes = await printManuscript(await ports.browser(), {
      front: frontOf(of),
      body: html,
      figures: pictures.loose,
      pictures: pictures.files,
      place: [name, submission.number].filter(Boolean).join(' · '),
      ...{ publisher: ports.publisher, journal: name, origin: ports.origin },
      day: ports.now().toISOString().slice(0, 10),
    });
    await ports.store.write(path, bytes, FILE_FORMATS.pdf.type);
  } catch (error) {
    ports.log.error('print/proof-failed', { submission: of.id, reason: reasonOf(error) });
    throw new Refused('proof/not-printed');
  }
  return path;
}
