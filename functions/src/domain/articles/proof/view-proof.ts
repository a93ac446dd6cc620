/** The preview of an article for its author before publication. */

import { bodyWordsIn } from '@quire/content/run/body-words';
import type { Proof } from '@quire/model/calls/articles';
import type { Asker } from '@quire/model/roles';
import type { Ports } from '../../../platform/database/ports.ts';
import { readJournal } from '../../outbox/correspondents.ts';
import { type DraftPicture, draftPictures } from '../../publishing/draft-pictures.ts';
import { authorName } from '../../publishing/published-article.ts';
import { renderText, renderTitle } from '../../render/render-text.ts';
import { readSavedVersion } from '../read-article.ts';
import { PROOF_PDF_MOST_BYTES } from './proof-pdf.ts';
import { readProof } from './read-proof.ts';

/** The page with embedded pictures; these have no links. */
const withPictures = (html: string, figures: ReadonlyMap<string, DraftPicture>): string =>
  [...figures.values()].reduce(
    (page, { src, bytes }) =>
      page
        .replaceAll(` href="${src}"`, '')
        .replaceAll(
          ` src="${src}"`,
          ` src="data:image/webp;base64,${Buffer.from(bytes).toString('base64')}"`,
        ),
    html,
  );

/** Throws `Refused` with `article/no-proof` if there is none to see, for every reason. */
export async function viewProof(
  ports: Ports,
  person: Asker,
  { submission: id }: { readonly submission: string },
): Promise<Proof> {
  const { id: articleId, article } = await readProof(ports.db, person, id);
  const version = await readSavedVersion(ports.db, articleId, article.revision);
  const { metadata, markdown, bibtex, macros, files } = version;
  // The renderer accepts only addresses of the press; these are replaced by the pictures afterwards.
  const figures = await draftPictures(ports, article, files, (name) => `/media/proof/${name}`);
  const document = await renderText({
    markdown,
    abstract: metadata.abstract,
    bibtex,
    macros,
    figures,
    words: bodyWordsIn(metadata.language),
  });
  const title = await renderTitle(metadata.title, macros);
  const journal = await readJournal(ports.db, article.journal);
  const pdf = files.find(({ role, size }) => role === 'pdf' && size <= PROOF_PDF_MOST_BYTES);
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
    ...(pdf ? { pdf: pdf.size } : {}),
    savedAt: version.savedAt,
  };
}
