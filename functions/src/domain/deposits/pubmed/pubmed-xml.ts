/**
 * An article's citation for PubMed, in its tagged format (DTD 2.8).
 *
 * @see https://www.ncbi.nlm.nih.gov/books/NBK3828/
 */
import type { DepositAbstract } from '@quire/content/export/deposit-abstract';
import type { MarkedTitle } from '@quire/content/export/marked-title';
import {
  type XmlContent,
  type XmlPiece,
  xmlElement,
  xmlIf,
  xmlOf,
} from '@quire/content/export/xml-element';
import type { ArticleType } from '@quire/model/article-types';
import type { ArticleDeposit, DepositUpdate } from '../deposit.ts';
import { depositLanguage } from '../deposit-language.ts';
import { pubmedAuthors } from './pubmed-authors.ts';
import { pubmedTitle } from './pubmed-title.ts';

const DOCTYPE =
  '<!DOCTYPE ArticleSet PUBLIC "-//NLM//DTD PubMed 2.8//EN" "https://dtd.nlm.nih.gov/ncbi/pubmed/in/PubMed.dtd">';

/** Our types as PubMed's list of publication types names them; all others are journal articles. */
const TYPES: Partial<Record<ArticleType, string>> = {
  'review-article': 'Review',
  editorial: 'Editorial',
  correction: 'Published Erratum',
  retraction: 'Retraction of Publication',
  'expression-of-concern': 'Expression of Concern',
};

/** What a notice does, as PubMed links it with its article. */
const UPDATES = {
  correction: 'Erratum',
  retraction: 'Retraction',
  expression_of_concern: 'ExpressionOfConcernFor',
} as const satisfies Readonly<Record<DepositUpdate['type'], string>>;

export interface PubmedArticle {
  readonly deposit: ArticleDeposit;
  readonly type: ArticleType;
  readonly akey: string;
}

/** PubMed's codes of languages are in capitals. */
const codeOf = (tag: string) => depositLanguage(tag, 3)?.toUpperCase();
const isEnglish = (tag: string) => codeOf(tag) === 'EN';

function dateXml(day: string, status: string): XmlPiece {
  const [year = '', month, dayOfMonth] = day.split('-');
  return xmlElement(
    'PubDate',
    { PubStatus: status },
    xmlElement('Year', {}, year),
    xmlIf('Month', month),
    xmlIf('Day', dayOfMonth),
  );
}

function journalXml({ publisher, journal, issue, published }: ArticleDeposit): XmlPiece {
  const { issns, shortTitle, title } = journal;
  const issn = issns.find(({ medium }) => medium === 'electronic') ?? issns[0];
  return xmlElement(
    'Journal',
    {},
    xmlElement('PublisherName', {}, publisher),
    xmlElement('JournalTitle', {}, shortTitle ?? title),
    xmlElement('Issn', {}, issn?.value),
    xmlIf('Volume', issue.volume),
    xmlIf('Issue', issue.number),
    dateXml(published, 'epublish'),
  );
}

/** The title in English, then in the article's own language, where these are two. */
function titlesXml({ language, title, titles }: ArticleDeposit): XmlContent {
  const written = (name: string, each: MarkedTitle | undefined) =>
    each ? xmlElement(name, {}, pubmedTitle(each)) : null;
  if (isEnglish(language)) return written('ArticleTitle', title);
  return [
    written(
      'ArticleTitle',
      titles.find((each) => isEnglish(each.language)),
    ),
    written('VernacularTitle', title),
  ];
}

/** `Abstract` is the English one; all others say what they are. */
function abstractsXml({ abstracts }: ArticleDeposit): XmlContent {
  const main = abstracts.find((each) => isEnglish(each.language) && !each.isPlainSummary);
  const other = ({ language, isPlainSummary, plain }: DepositAbstract) =>
    xmlElement(
      'OtherAbstract',
      {
        Language: codeOf(language)?.toLowerCase() ?? language,
        Type: isPlainSummary ? 'plain-language-summary' : undefined,
      },
      plain,
    );
  return [xmlIf('Abstract', main?.plain), abstracts.filter((each) => each !== main).map(other)];
}

const object = (type: string, params: Readonly<Record<string, string>>): XmlPiece =>
  xmlElement(
    'Object',
    { Type: type },
    Object.entries(params).map(([name, value]) => xmlElement('Param', { Name: name }, value)),
  );

function objectsXml({ doi, keywords, funders, updates }: ArticleDeposit): XmlPiece | null {
  return xmlIf('ObjectList', [
    keywords.map((value) => object('keyword', { value })),
    funders.flatMap(({ name, awards }) =>
      awards.map((id) => object('grant', { id, grantor: name })),
    ),
    updates
      .filter((update) => update.doi !== doi)
      .map((update) => object(UPDATES[update.type], { type: 'doi', id: update.doi })),
  ]);
}

const articleId = (type: 'doi' | 'pii', value: string) =>
  xmlElement('ArticleId', { IdType: type }, value);

const referencesXml = ({ references }: ArticleDeposit): XmlPiece | null =>
  xmlIf(
    'ReferenceList',
    references.map(({ printed, doi }) =>
      xmlElement(
        'Reference',
        {},
        xmlElement('Citation', {}, printed),
        doi ? xmlElement('ArticleIdList', {}, articleId('doi', doi)) : null,
      ),
    ),
  );

/** A citation, in the order of the DTD. */
export function pubmedXml({ deposit, type, akey }: PubmedArticle): string {
  const { doi, pages, articleNumber, language, received, accepted } = deposit;
  const article = xmlElement(
    'Article',
    {},
    journalXml(deposit),
    titlesXml(deposit),
    pages ? [xmlElement('FirstPage', {}, pages.first), xmlIf('LastPage', pages.last)] : null,
    xmlIf('ELocationID', doi, { EIdType: 'doi' }),
    xmlIf('ELocationID', articleNumber, { EIdType: 'pii' }),
    xmlIf('Language', codeOf(language)),
    pubmedAuthors(deposit.contributors),
    xmlElement('PublicationType', {}, TYPES[type] ?? 'Journal Article'),
    xmlElement('ArticleIdList', {}, doi ? articleId('doi', doi) : null, articleId('pii', akey)),
    xmlIf('History', [
      received ? dateXml(received, 'received') : null,
      accepted ? dateXml(accepted, 'accepted') : null,
    ]),
    abstractsXml(deposit),
    objectsXml(deposit),
    referencesXml(deposit),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${DOCTYPE}\n${xmlOf(xmlElement('ArticleSet', {}, article))}\n`;
}
