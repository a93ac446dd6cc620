/** An article in the words and addresses that all formats share. */
import { CARD_LANGUAGE } from '@quire/model/constants';
import type { HarvestFacts } from '@quire/model/entities/harvest';
import { machineTitle } from '@quire/model/entities/machine-title';
import { doiUrl } from '@quire/model/identifiers';
import { htmlText } from '@quire/model/letters/html-text';
import { licenceOf } from '@quire/model/licence';
import { articlePath, articlePdfPath } from '@quire/model/paths';

/** A text with its language (BCP 47). */
export interface TaggedText {
  readonly language: string;
  readonly text: string;
}

export interface HarvestedArticle {
  readonly facts: HarvestFacts;
  readonly origin: string;
  readonly publisher: string;
  /** The article's own title, then those in other languages; plain. */
  readonly titles: readonly [TaggedText, ...TaggedText[]];
  readonly abstracts: readonly TaggedText[];
  readonly keywords: readonly TaggedText[];
  /** Absolute addresses. */
  readonly page: string;
  readonly pdf: string | undefined;
  readonly doiAddress: string | undefined;
  readonly licence: { readonly label: string; readonly url: string | null };
}

const isThere = ({ text }: TaggedText): boolean => text !== '';

/** An article as the formats write it. */
export function harvestedArticle(
  facts: HarvestFacts,
  { origin, publisher }: Pick<HarvestedArticle, 'origin' | 'publisher'>,
): HarvestedArticle {
  const { journal, issue, akey, doi, status, metadata, titles = [], abstracts = [] } = facts;
  const { language = CARD_LANGUAGE, keywords, translations } = metadata;
  const tagged = (tag: string) => (text: string) => ({ language: tag, text });
  return {
    ...{ facts, origin, publisher },
    titles: [
      { language, text: machineTitle(facts) },
      ...titles.map((each) => ({
        language: each.language,
        text: machineTitle({ titleHtml: each.titleHtml, status }),
      })),
    ],
    abstracts: [
      { language, text: htmlText(facts.abstractHtml) },
      ...abstracts.map((each) => ({ language: each.language, text: htmlText(each.html) })),
    ].filter(isThere),
    keywords: [
      ...keywords.map(tagged(language)),
      ...translations.flatMap((each) => (each.keywords ?? []).map(tagged(each.language))),
    ].filter(isThere),
    page: origin + articlePath(journal, issue, akey),
    pdf: facts.pdf && origin + articlePdfPath(journal, issue, doi ?? akey),
    doiAddress: doi && doiUrl(doi),
    licence: licenceOf(metadata.licence),
  };
}

type Author = HarvestFacts['metadata']['authors'][number];

/** `Holt, Maren`, as catalogues sort people; a group by its name. */
export const invertedName = ({ collective, family, given }: Author): string =>
  collective || [family, given].filter(Boolean).join(', ');
