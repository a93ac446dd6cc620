import { jatsArticle } from '@quire/content/export/jats-article';
import { bodyWordsIn } from '@quire/content/run/body-words';
import type { PackageFile } from '@quire/model/calls/articles';
import { SUBMISSION_FILES } from '@quire/model/collections';
import type { ArticleMetadata } from '@quire/model/entities/article';
import { SubmissionFileSchema } from '@quire/model/entities/submission-file';
import type { Ports } from '../../platform/database/ports.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { Person } from '../access/principal.ts';
import { articleMetadata } from '../articles/start/article-metadata.ts';
import { requireStaff } from '../discussions/require-staff.ts';
import { type RenderLimits, renderApart } from '../render/render-apart.ts';
import { submissionRef } from '../submissions/read-submission.ts';
import { readJournalOf } from './journal-of.ts';
import {
  ARTICLE_FILE,
  MANIFEST_FILE,
  mecaManifest,
  mecaTransfer,
  TRANSFER_FILE,
} from './meca-xml.ts';
import { extensionOf } from './package-names.ts';

/** More than a submission has of all kinds and versions. */
const FILES_MAX = 200;
/** There are a title and abstracts to read. */
const LIMITS: RenderLimits = { cpuMs: 5_000, wallMs: 15_000, mostMib: 192, idleMs: 30_000 };

/** What describes the manuscript, in JATS. An article's number and licence would be ours: they are not said. */
async function descriptionOf({ eLocationId: _, ...metadata }: ArticleMetadata): Promise<string> {
  const words = bodyWordsIn(metadata.language);
  const empty = { markdown: '', bibtex: '', macros: {}, figures: new Map() };
  const parts = await renderApart('jats', { metadata, words, ...empty }, LIMITS);
  if (!parts) throw new Refused('page/unavailable');
  return jatsArticle(parts, metadata, null);
}

/**
 * What goes into the package with which a manuscript moves to another publisher: its metadata and current files. Reports,
 * letters to its authors and messages stay with us. For its handling editors; whoever asks fetches the files. Throws
 * `Refused`: `submission/not-found`, `access/denied`, `page/unavailable` where its text takes too long to read.
 */
export async function transferPackage(
  ports: Ports,
  person: Person,
  { submission: id }: { readonly submission: string },
): Promise<{ name: string; files: PackageFile[] }> {
  const { db } = ports;
  const { submission, handles } = await inTransaction(db, (tx) =>
    requireStaff(ports, tx, person, id),
  );
  // Only its owner may read a draft.
  if (submission.state === 'draft') throw new Refused('submission/not-found');
  if (!handles) throw new Refused('access/denied');
  const { journal, press } = await readJournalOf(db, submission.journal);
  if (!journal || !press) throw new Refused('page/unavailable');
  const { docs } = await submissionRef(db, id).collection(SUBMISSION_FILES).limit(FILES_MAX).get();
  const current = docs
    .map((each) => SubmissionFileSchema.parse(each.data()))
    .filter(({ retired }) => !retired);
  const named = current.map((file, at) => ({
    ...file,
    href: `${file.kind.replaceAll('_', '-')}-${at + 1}${extensionOf(file.name)}`,
  }));
  const metadata = articleMetadata(submission, { licence: journal.licence, dates: {} });
  const source = { press: press.name, journal: journal.fullname, email: journal.contactEmail };
  return {
    name: submission.number || id,
    files: [
      { name: MANIFEST_FILE, text: mecaManifest(named) },
      { name: TRANSFER_FILE, text: mecaTransfer(source) },
      { name: ARTICLE_FILE, text: await descriptionOf(metadata) },
      ...named.map(({ href, path, size }) => ({ name: href, path, size })),
    ],
  };
}
