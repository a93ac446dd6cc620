/**
 * The published review of an article in JATS.
 *
 * @see https://jats4r.niso.org/peer-review-materials/ (1.0): a `sub-article` for each report, letter and reply
 */
import type { Author } from '@quire/model/entities/article';
import { splitName } from '@quire/model/split-name';
import type { JatsBody } from './jats-body.ts';
import { jatsDate } from './jats-date.ts';
import { letterBlocks } from './letter-blocks.ts';
import type { PaperReview, ReviewWriter } from './paper-review.ts';
import type { PaperTree } from './read-paper-tree.ts';
import { type XmlPiece, xmlElement, xmlIf } from './xml-element.ts';

const nameOf = (family: string, given: string | undefined): XmlPiece =>
  xmlElement('name', {}, xmlElement('surname', {}, family), xmlIf('given-names', given));

const contributor = (role: 'author' | 'editor' | 'reviewer', who: XmlPiece): XmlPiece =>
  xmlElement(
    'contrib',
    { 'contrib-type': 'author' },
    who,
    xmlElement('role', { 'specific-use': role }),
  );

function authorName({ collective, family, given }: Author): XmlPiece {
  if (collective) return xmlElement('collab', {}, collective);
  return family ? nameOf(family, given) : nameOf(given, undefined);
}

function contributors(writer: ReviewWriter, authors: readonly Author[]): XmlPiece[] {
  if (writer.kind === 'authors')
    return authors.map((each) => contributor('author', authorName(each)));
  if (writer.kind === 'editors')
    return [contributor('editor', xmlElement('collab', {}, writer.name))];
  if (writer.name === null) return [contributor('reviewer', xmlElement('anonymous', {}))];
  const { family, given } = splitName(writer.name);
  return [contributor('reviewer', nameOf(family, given))];
}

const fact = (name: string, value: string | undefined): XmlPiece | null =>
  value === undefined
    ? null
    : xmlElement(
        'custom-meta',
        {},
        xmlElement('meta-name', {}, name),
        xmlElement('meta-value', {}, value),
      );

/** @param body of the article, so that what has no number has ids of its own in the whole of it */
export function jatsReviews(
  reviews: readonly PaperReview[],
  { metadata }: Pick<PaperTree, 'metadata'>,
  body: JatsBody,
): XmlPiece[] {
  return reviews.map(({ id, type, doi, url, title, date, round, verdict, writers, html }) =>
    xmlElement(
      'sub-article',
      { 'article-type': type, id: `review-${id}` },
      xmlElement(
        'front-stub',
        {},
        xmlElement('article-id', { 'pub-id-type': 'doi' }, doi),
        xmlElement('title-group', {}, xmlElement('article-title', {}, title)),
        xmlElement(
          'contrib-group',
          {},
          writers.flatMap((each) => contributors(each, metadata.authors)),
        ),
        jatsDate('pub-date', date, { 'publication-format': 'electronic', 'date-type': 'pub' }),
        xmlElement('self-uri', { 'xlink:href': url }),
        xmlElement('related-object', {
          'document-type': 'peer-reviewed-article',
          'document-id-type': 'doi',
          'document-id': metadata.doi,
          'link-type': 'peer-reviewed-article',
        }),
        xmlElement(
          'custom-meta-group',
          {},
          fact('peer-review-stage', 'pre-publication'),
          fact('peer-review-revision-round', String(round)),
          fact('peer-review-recommendation', verdict),
        ),
      ),
      xmlElement('body', {}, body.sections(letterBlocks(html))),
    ),
  );
}
