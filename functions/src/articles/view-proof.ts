/** The article as readers would see it, for its author to read before it is published. */

import type { FigureSource } from '@quire/content/render-document';
import { renderDocument } from '@quire/content/render-document';
import { renderInline } from '@quire/content/render-inline';
import type { Proof } from '@quire/model/calls/articles';
import { ARTICLES } from '@quire/model/collections';
import { type Article, type ArticleFile, ArticleSchema } from '@quire/model/entities/article';
import { type Asker, can } from '@quire/model/roles';
import type { SubmissionState } from '@quire/model/states/submission-states';
import { Refused } from '../calls/refused.ts';
import { readArticleOriginal } from '../publish/article-original.ts';
import type { Ports } from '../publish/ports.ts';
import { authorName } from '../publish/published-article.ts';
import { readRecord } from '../publish/read-record.ts';
import { readJournal } from '../submissions/correspondents.ts';
import { readSubmission, submissionRef } from '../submissions/read-submission.ts';
import { readSavedVersion } from './read-article.ts';

/** While the author is asked, and afterwards what they have approved. */
const PROOF_STATES: ReadonlySet<SubmissionState> = new Set([
  'proof_author',
  'proof_final',
  'scheduled',
]);
const WIDTH = 960;
/** All pictures together: what a call may answer, with room for the text. */
const PICTURES_MOST_BYTES = 6 * 1024 * 1024;

interface Picture extends FigureSource {
  readonly data: string;
}

/** Originals are not public: they travel inside the answer, in the size in which they are shown. */
async function pictures(
  ports: Ports,
  article: Article,
  files: readonly ArticleFile[],
): Promise<Map<string, Picture>> {
  const { default: sharp } = await import('sharp');
  const sources = new Map<string, Picture>();
  let total = 0;
  for (const file of files.filter(({ role }) => role === 'figure')) {
    const original = await readArticleOriginal(ports, article, file);
    if (!original) continue;
    try {
      const resized = sharp(original).resize({ width: WIDTH, withoutEnlargement: true });
      const { data, info } = await resized
        .webp({ quality: 72 })
        .toBuffer({ resolveWithObject: true });
      total += data.length;
      if (total > PICTURES_MOST_BYTES) break;
      sources.set(file.name, {
        // The renderer takes addresses of the press alone; what stands there comes in afterwards.
        src: `/media/proof/${sources.size}.webp`,
        width: info.width,
        height: info.height,
        data: data.toString('base64'),
      });
    } catch {
      ports.log.warn('proof/figure-failed', { figure: file.name });
    }
  }
  return sources;
}

/** The page with its pictures inside; there is nothing behind them to open. */
const withPictures = (html: string, figures: ReadonlyMap<string, Picture>): string =>
  [...figures.values()].reduce(
    (page, { src, data }) =>
      page
        .replaceAll(` href="${src}"`, '')
        .replaceAll(` src="${src}"`, ` src="data:image/webp;base64,${data}"`),
    html,
  );

/** Throws `Refused` with `article/no-proof` where there is none to see, for whatever reason. */
export async function viewProof(
  ports: Ports,
  person: Asker,
  { submission: id }: { readonly submission: string },
): Promise<Proof> {
  const none = () => new Refused('article/no-proof');
  const stored = await submissionRef(ports.db, id).get();
  if (!stored.exists) throw none();
  const submission = readSubmission(stored);
  const { owner, authorUids, state, article: articleId } = submission;
  if (!articleId || !PROOF_STATES.has(state)) throw none();
  const article = readRecord(
    await ports.db.collection(ARTICLES).doc(articleId).get(),
    ArticleSchema,
  );
  const isAuthor = owner === person.uid || authorUids.includes(person.uid);
  if (!article || !(isAuthor || can(person, 'article.read', article))) throw none();
  const version = await readSavedVersion(ports.db, articleId, article.revision);
  const { metadata, markdown, bibtex, macros, files } = version;
  const figures = await pictures(ports, article, files);
  const document = renderDocument({
    markdown,
    abstract: metadata.abstract,
    bibtex,
    macros,
    figures,
  });
  const title = renderInline(metadata.title, macros);
  const journal = await readJournal(ports.db, article.journal);
  return {
    article: articleId,
    revision: article.revision,
    journal: journal?.fullname ?? article.journal,
    title: title.text.replace(/\s+/g, ' ').trim(),
    titleHtml: title.html,
    authors: metadata.authors.map(authorName),
    abstractHtml: document.abstractHtml,
    html: withPictures(document.html, figures),
    hasMath: document.hasMath || title.hasMath,
    savedAt: version.savedAt,
  };
}
