import type { Described } from './described.ts';
import { dublinCoreTags } from './dublin-core-tags.ts';
import { highwireTags } from './highwire-tags.ts';
import { htmlToText } from './html-to-text.ts';
import { articleJsonLd } from './json-ld.ts';
import type { MetaTag } from './meta-tag.ts';
import { type Signpost, signposts } from './signposting.ts';
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
export function describeArticle(article: Omit<Described, 'abstract' | 'abstracts'>): Description {
  const { abstractHtml, abstracts = [] } = article.article;
  const described = {
    ...article,
    abstract: htmlToText(abstractHtml),
    abstracts: abstracts.map(({ language, html }) => ({ language, text: htmlToText(html) })),
  };
  return {
    named: [...highwireTags(described), ...dublinCoreTags(described), ...cardTags(described)],
    properties: openGraphTags(described),
    links: signposts(described.article, described.origin),
    jsonLd: JSON.stringify(articleJsonLd(described)).replaceAll('<', '\\u003c'),
  };
}
