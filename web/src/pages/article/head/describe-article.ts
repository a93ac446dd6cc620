import { machineTitle } from '@quire/model/entities/machine-title';
import { type Signpost, signposts } from '@quire/model/entities/signposts';
import { htmlText } from '@quire/model/letters/html-text';
import type { Described } from './described.ts';
import { dublinCoreTags } from './dublin-core-tags.ts';
import { highwireTags } from './highwire-tags.ts';
import { articleJsonLd } from './json-ld.ts';
import type { MetaTag } from './meta-tag.ts';
import { miningTags } from './mining-tags.ts';
import { cardTags, openGraphTags } from './social-tags.ts';

/** What stands in the head of an article's page besides what every page has. */
export interface Description {
  /** `<meta name content lang>`, in order. */
  readonly named: readonly MetaTag[];
  /** `<meta property content>`. */
  readonly properties: readonly (readonly [property: string, content: string])[];
  readonly links: readonly Signpost[];
  /** Of a script element that is data, with nothing in it that could end the element. */
  readonly jsonLd: string;
}

/** Of the newest version only: earlier ones say nothing to crawlers. */
export function describeArticle(
  article: Pick<Described, 'article' | 'origin' | 'publisher'>,
): Description {
  const { abstractHtml, abstracts = [], titles = [] } = article.article;
  const described = {
    ...article,
    title: machineTitle(article.article),
    titles: titles.map(({ language, titleHtml }) => ({ language, text: htmlText(titleHtml) })),
    abstract: htmlText(abstractHtml),
    abstracts: abstracts.map(({ language, html }) => ({ language, text: htmlText(html) })),
  };
  return {
    named: [
      ...[...highwireTags(described), ...dublinCoreTags(described)],
      ...[...cardTags(described), ...miningTags(described)],
    ],
    properties: openGraphTags(described),
    links: signposts(described.article, described.origin),
    jsonLd: JSON.stringify(articleJsonLd(described)).replaceAll('<', '\\u003c'),
  };
}
