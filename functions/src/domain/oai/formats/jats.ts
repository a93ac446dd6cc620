/**
 * JATS: what an article's front says, as its own JATS has it, and where that is. The tag set has no namespace, which the
 * protocol asks for: ours is the one under which PubMed Central gives out articles.
 */
import { jatsFront } from '@quire/content/export/jats-front';
import { jatsFunding } from '@quire/content/export/jats-funding';
import type { JatsParts } from '@quire/content/export/jats-parts';
import { jatsPeople } from '@quire/content/export/jats-people';
import { JATS_TYPES } from '@quire/content/export/jats-types';
import { type XmlPiece, xmlElement, xmlIf, xmlOf } from '@quire/content/export/xml-element';
import { jatsPath } from '@quire/model/article-paths';
import { ArticleMetadataSchema } from '@quire/model/entities/article';
import { htmlText } from '@quire/model/letters/html-text';
import { publishedPlace } from '../../publishing/jats/published-place.ts';
import type { HarvestedArticle } from './harvested-article.ts';

/** The same in the list of formats and in the records. */
export const JATS_NAMESPACE = 'https://jats.nlm.nih.gov/ns/archiving/1.3/';
export const JATS_SCHEMA =
  'https://jats.nlm.nih.gov/archiving/1.3/xsd/JATS-archivearticle1-3-mathml3.xsd';

/** Texts without their markup: formulas in characters. The whole article has them as they are. */
function partsOf({ facts, abstracts, keywords }: HarvestedArticle, language: string): JatsParts {
  const { titleHtml, titles = [], metadata, affiliations, provedOrcids } = facts;
  const title = htmlText(titleHtml);
  const tags = [...new Set(keywords.map((word) => word.language))];
  const group = (tag: string) =>
    xmlElement(
      'kwd-group',
      { 'kwd-group-type': 'author', 'xml:lang': tag === language ? undefined : tag },
      keywords
        .filter((word) => word.language === tag)
        .map((word) => xmlElement('kwd', {}, word.text)),
    );
  return {
    title,
    titles: xmlOf(
      xmlElement(
        'title-group',
        {},
        xmlElement('article-title', {}, title),
        xmlIf('subtitle', metadata.subtitle),
        titles.map((each) =>
          xmlElement(
            'trans-title-group',
            { 'xml:lang': each.language },
            xmlElement('trans-title', {}, htmlText(each.titleHtml)),
          ),
        ),
      ),
    ),
    people: xmlOf(jatsPeople({ authors: metadata.authors, affiliations }, provedOrcids)),
    descriptions: xmlOf([
      abstracts.map(({ language: tag, text }) => {
        const isOwn = tag === language;
        return xmlElement(
          isOwn ? 'abstract' : 'trans-abstract',
          { 'xml:lang': isOwn ? undefined : tag },
          xmlElement('p', {}, text),
        );
      }),
      tags.map(group),
      jatsFunding(metadata.funders, undefined),
    ]),
    body: '',
    back: '',
    reviews: '',
  };
}

/** An article in `jats`: its front. `self-uri` leads to the whole of it. */
export function jats(article: HarvestedArticle): XmlPiece {
  const { facts, origin, publisher } = article;
  const { type, revision, doi, titleHtml, affiliations, journal, issue, akey } = facts;
  const { translations: _, ...own } = facts.metadata;
  const metadata = ArticleMetadataSchema.parse({
    ...own,
    ...{ type, doi, affiliations },
    title: htmlText(titleHtml),
  });
  const { language } = metadata;
  const place = publishedPlace({
    article: facts,
    version: { revision, files: [], metadata },
    journal: undefined,
    ...{ publisher, origin },
  });
  const whole = origin + jatsPath(journal, issue, akey);
  return xmlElement(
    'article',
    {
      xmlns: JATS_NAMESPACE,
      'xmlns:xlink': 'http://www.w3.org/1999/xlink',
      'xmlns:ali': 'http://www.niso.org/schemas/ali/1.0/',
      'xsi:schemaLocation': `${JATS_NAMESPACE} ${JATS_SCHEMA}`,
      'article-type': JATS_TYPES[type] ?? type,
      'dtd-version': '1.3',
      'xml:lang': language,
    },
    jatsFront(metadata, partsOf(article, language), { ...place, xml: whole }),
  );
}
