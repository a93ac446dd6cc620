/**
 * An article as DOAJ's API takes it, to be created or replaced. What DOAJ fills in itself (subjects, and all of the journal
 * but the place in it) is left out.
 *
 * @see https://doaj.org/api/v4/docs
 */
import type { ArticleDeposit } from '../deposit.ts';
import { doajPeople } from './doaj-people.ts';
import { doajText } from './doaj-text.ts';

/** "Up to 6 free-text keywords" (IncomingAPIArticleFieldDescriptions). */
const KEYWORDS_MAX = 6;
const ISSN_TYPES = { print: 'pissn', electronic: 'eissn' } as const;

export interface DoajArticle {
  readonly bibjson: {
    readonly title: string;
    readonly identifier: readonly {
      readonly type: 'doi' | 'pissn' | 'eissn';
      readonly id: string;
    }[];
    readonly journal: {
      readonly volume?: string | undefined;
      readonly number?: string | undefined;
      readonly start_page?: string | undefined;
      readonly end_page?: string | undefined;
    };
    readonly year: string;
    readonly month?: string | undefined;
    readonly link: readonly { readonly type: 'fulltext'; url: string; content_type: 'HTML' }[];
    readonly abstract?: string | undefined;
    readonly author: readonly {
      readonly name: string;
      readonly affiliation?: string | undefined;
      readonly orcid_id?: string | undefined;
    }[];
    readonly keywords: readonly string[];
  };
}

/** Of a journal without an ISSN, DOAJ takes nothing. Fields that are undefined are none. */
export function doajArticle(deposit: ArticleDeposit): DoajArticle {
  const {
    doi,
    journal,
    journalNow = journal,
    issue,
    pages,
    language,
    abstracts,
    published,
  } = deposit;
  const [year = '', month] = published.split('-');
  const own = abstracts.filter(({ isPlainSummary }) => !isPlainSummary);
  const abstract = own.find((each) => each.language === language) ?? own[0];
  return {
    bibjson: {
      title: doajText(deposit.title.plain),
      identifier: [
        ...(doi ? [{ type: 'doi' as const, id: doi }] : []),
        ...journalNow.issns.map(({ medium, value }) => ({ type: ISSN_TYPES[medium], id: value })),
      ],
      journal: {
        volume: issue.volume,
        number: issue.number,
        start_page: pages?.first,
        end_page: pages?.last,
      },
      ...{ year, month: month && String(Number(month)) },
      link: [{ type: 'fulltext', url: deposit.url, content_type: 'HTML' }],
      abstract: abstract && doajText(abstract.plain),
      author: doajPeople(deposit.contributors).map(({ name, affiliation, orcid }) => ({
        ...{ name, affiliation, orcid_id: orcid },
      })),
      keywords: deposit.keywords.slice(0, KEYWORDS_MAX),
    },
  };
}
