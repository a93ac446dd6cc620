/** An article's metadata, as JATS' `front`. */
import { licenceOf } from '@quire/model/licence';
import { STATEMENTS } from '@quire/model/statements/article-statements';
import type { JatsBody } from './jats-body.ts';
import type { PaperTree, TranslationTree } from './read-paper-tree.ts';
import { type XmlContent, type XmlPiece, xmlElement, xmlIf } from './xml-element.ts';

/** Where an article appears; a paper that is written has none of it. */
export interface JatsPlace {
  readonly journal: {
    readonly key: string;
    readonly title: string;
    readonly abbreviation?: string;
    readonly issn?: string;
    readonly issnPrint?: string;
    readonly publisher: string;
  };
  readonly volume?: string;
  readonly issue?: string;
  /** The address of the article's page. */
  readonly url?: string;
}

/** The tag set wants one, also of a journal that has none yet. */
const NO_ISSN = xmlElement('issn', {});
/** Likewise a journal; a paper that is written has none yet. */
const NO_JOURNAL = xmlElement(
  'journal-meta',
  {},
  xmlElement('journal-id', { 'journal-id-type': 'publisher-id' }, 'unpublished'),
  NO_ISSN,
);

const PROVED = 'https://orcid.org/';

const date = (
  name: string,
  day: string,
  attributes: Readonly<Record<string, string>>,
): XmlPiece => {
  const [year = '', month = '', dayOfMonth = ''] = day.split('-');
  return xmlElement(
    name,
    { ...attributes, 'iso-8601-date': day },
    xmlIf('day', dayOfMonth),
    xmlIf('month', month),
    xmlElement('year', {}, year),
  );
};

function journalMeta({ journal }: JatsPlace): XmlPiece {
  const { key, title, abbreviation, issn, issnPrint, publisher } = journal;
  return xmlElement(
    'journal-meta',
    {},
    xmlElement('journal-id', { 'journal-id-type': 'publisher-id' }, key),
    xmlElement(
      'journal-title-group',
      {},
      xmlElement('journal-title', {}, title),
      abbreviation
        ? xmlElement('abbrev-journal-title', { 'abbrev-type': 'publisher' }, abbreviation)
        : null,
    ),
    issn ? xmlElement('issn', { 'publication-format': 'electronic' }, issn) : null,
    issnPrint ? xmlElement('issn', { 'publication-format': 'print' }, issnPrint) : null,
    issn || issnPrint ? null : NO_ISSN,
    xmlElement('publisher', {}, xmlElement('publisher-name', {}, publisher)),
  );
}

function contributors({ metadata: { authors, affiliations } }: PaperTree): XmlPiece[] {
  const people = authors.map((author) => {
    const { given, family, collective, orcid, email, corresponding, equal, credit } = author;
    return xmlElement(
      'contrib',
      {
        'contrib-type': 'author',
        corresp: corresponding ? 'yes' : undefined,
        'equal-contrib': equal ? 'yes' : undefined,
      },
      orcid ? xmlElement('contrib-id', { 'contrib-id-type': 'orcid' }, `${PROVED}${orcid}`) : null,
      collective
        ? xmlElement('collab', {}, collective)
        : xmlElement(
            'name',
            {},
            xmlElement('surname', {}, family || given),
            family ? xmlIf('given-names', given) : null,
          ),
      xmlIf('email', corresponding ? email : undefined),
      credit.map((role) =>
        xmlElement(
          'role',
          { vocab: 'credit', 'vocab-identifier': 'https://credit.niso.org/', 'vocab-term': role },
          role,
        ),
      ),
      author.affiliations.flatMap((place) =>
        affiliations[place]
          ? [xmlElement('xref', { 'ref-type': 'aff', rid: `aff-${place + 1}` }, String(place + 1))]
          : [],
      ),
    );
  });
  const places = affiliations.map(({ name, ror, country }, at) =>
    xmlElement(
      'aff',
      { id: `aff-${at + 1}` },
      xmlElement('label', {}, String(at + 1)),
      xmlElement(
        'institution-wrap',
        {},
        xmlElement('institution', {}, name),
        ror ? xmlElement('institution-id', { 'institution-id-type': 'ror' }, ror) : null,
      ),
      country && /^[A-Z]{2}$/.test(country)
        ? xmlElement('country', { country }, country)
        : xmlIf('country', country),
    ),
  );
  return [...(people.length > 0 ? [xmlElement('contrib-group', {}, people)] : []), ...places];
}

/** The abstract, and the same in plain words, as far as they are there. */
function abstracts(
  name: 'abstract' | 'trans-abstract',
  { abstract, plainSummary }: Pick<TranslationTree, 'abstract' | 'plainSummary'>,
  body: JatsBody,
  language?: string,
): XmlContent {
  return [
    xmlIf(name, body.abstract(abstract.children), { 'xml:lang': language }),
    plainSummary
      ? xmlElement(
          name,
          { 'abstract-type': 'plain-language-summary', 'xml:lang': language },
          plainSummary.split(/\n\s*\n/).map((each) => xmlElement('p', {}, each.trim())),
        )
      : null,
  ];
}

const keywordGroup = (keywords: readonly string[], language: string): XmlContent =>
  xmlIf(
    'kwd-group',
    keywords.map((word) => xmlElement('kwd', {}, word)),
    { 'kwd-group-type': 'author', 'xml:lang': language },
  );

/** In the order that the Publishing tag set asks for. */
export function jatsFront(paper: PaperTree, body: JatsBody, place: JatsPlace | null): XmlPiece {
  const { metadata, abstract, title, translations } = paper;
  const { doi, subtitle, dates, pages, eLocationId, licence, translationOf } = metadata;
  const { label, url } = licenceOf(licence);
  const received = [
    ['received', dates.received],
    ['rev-recd', dates.revised],
    ['accepted', dates.accepted],
  ] as const;
  const history = received.flatMap(([type, day]) =>
    day ? [date('date', day, { 'date-type': type })] : [],
  );
  const year = (dates.published ?? '').slice(0, 4);
  const funding = metadata[STATEMENTS.funding.article.field]?.trim();
  return xmlElement(
    'front',
    {},
    place ? journalMeta(place) : NO_JOURNAL,
    xmlElement(
      'article-meta',
      {},
      doi ? xmlElement('article-id', { 'pub-id-type': 'doi' }, doi) : null,
      xmlElement(
        'title-group',
        {},
        xmlElement('article-title', {}, title.length > 0 ? body.inline(title) : metadata.title),
        xmlIf('subtitle', subtitle),
        translations.map((each) =>
          xmlElement(
            'trans-title-group',
            { 'xml:lang': each.language },
            xmlElement('trans-title', {}, body.inline(each.title)),
          ),
        ),
      ),
      contributors(paper),
      dates.published
        ? date('pub-date', dates.published, {
            'publication-format': 'electronic',
            'date-type': 'pub',
          })
        : null,
      xmlIf('volume', place?.volume),
      xmlIf('issue', place?.issue),
      pages
        ? [xmlElement('fpage', {}, pages.first), xmlIf('lpage', pages.last)]
        : xmlIf('elocation-id', eLocationId),
      history.length > 0 ? xmlElement('history', {}, history) : null,
      year
        ? xmlElement(
            'permissions',
            {},
            xmlElement('copyright-statement', {}, `© ${year} The authors`),
            xmlElement('copyright-year', {}, year),
            xmlElement('copyright-holder', {}, 'The authors'),
            xmlElement(
              'license',
              { 'license-type': 'open-access', 'xlink:href': url ?? undefined },
              url ? { xml: xmlElement('ali:license_ref', {}, url).xml } : null,
              xmlElement('license-p', {}, `This article is published under the licence ${label}.`),
            ),
          )
        : null,
      place?.url ? xmlElement('self-uri', { 'xlink:href': place.url }) : null,
      translationOf
        ? xmlElement('related-article', {
            'related-article-type': 'translated-article',
            'ext-link-type': 'publisher-id',
            'xlink:href': translationOf,
          })
        : null,
      abstracts('abstract', { ...metadata, abstract }, body),
      translations.map((each) => abstracts('trans-abstract', each, body, each.language)),
      keywordGroup(metadata.keywords, metadata.language),
      translations.map((each) => keywordGroup(each.keywords ?? [], each.language)),
      funding
        ? xmlElement('funding-group', {}, xmlElement('funding-statement', {}, funding))
        : null,
    ),
  );
}
