import {
  type XmlContent,
  type XmlPiece,
  xmlElement,
  xmlIf,
  xmlOf,
} from '@quire/content/export/xml-element';
import type { DepositContributor } from '../deposit.ts';
import type { DataciteRecord } from './datacite-record.ts';

const SPACE = 'http://datacite.org/schema/kernel-4';
const LOCATION = 'https://schema.datacite.org/meta/kernel-4.7/metadata.xsd';
/** What the schema asks for where a required value is not available. */
const UNAVAILABLE = ':unav';

function person(kind: 'creator' | 'contributor', each: DepositContributor): XmlContent {
  const nameOf = (name: string, nameType?: 'Personal' | 'Organizational') =>
    xmlElement(`${kind}Name`, { nameType }, name);
  if (each.kind === 'anonymous') return nameOf(UNAVAILABLE);
  if (each.kind === 'group') return nameOf(each.name, 'Organizational');
  const { given, surname, orcid, affiliations } = each;
  const scheme = { nameIdentifierScheme: 'ORCID', schemeURI: 'https://orcid.org' };
  return [
    nameOf([surname, given].filter(Boolean).join(', '), 'Personal'),
    xmlIf('givenName', given),
    xmlElement('familyName', {}, surname),
    orcid ? xmlElement('nameIdentifier', scheme, orcid.url) : null,
    affiliations.map(({ name, ror }) =>
      xmlElement(
        'affiliation',
        {
          affiliationIdentifier: ror,
          affiliationIdentifierScheme: ror && 'ROR',
          schemeURI: ror && 'https://ror.org',
        },
        name,
      ),
    ),
  ];
}

/** Editors are contributors, unless nobody else is named: every work needs a creator. */
function people(named: readonly DepositContributor[]): XmlContent {
  const authors = named.filter(({ role }) => role !== 'editor');
  const editors = named.filter(({ role }) => role === 'editor');
  const creators = authors.length > 0 ? authors : editors;
  return [
    xmlElement(
      'creators',
      {},
      creators.length > 0
        ? creators.map((each) => xmlElement('creator', {}, person('creator', each)))
        : xmlElement('creator', {}, xmlElement('creatorName', {}, UNAVAILABLE)),
    ),
    xmlIf(
      'contributors',
      (authors.length > 0 ? editors : []).map((each) =>
        xmlElement('contributor', { contributorType: 'Editor' }, person('contributor', each)),
      ),
    ),
  ];
}

const titles = ({ language, title, subtitle, translatedTitles }: DataciteRecord): XmlPiece =>
  xmlElement(
    'titles',
    {},
    xmlElement('title', { 'xml:lang': language }, title),
    xmlIf('title', subtitle, { titleType: 'Subtitle', 'xml:lang': language }),
    translatedTitles.map((each) =>
      xmlElement('title', { titleType: 'TranslatedTitle', 'xml:lang': each.language }, each.title),
    ),
  );

const dates = ({ received, accepted, published }: DataciteRecord): XmlPiece =>
  xmlElement(
    'dates',
    {},
    xmlIf('date', received, { dateType: 'Submitted' }),
    xmlIf('date', accepted, { dateType: 'Accepted' }),
    xmlElement('date', { dateType: 'Issued' }, published),
  );

function related({ related: identifiers }: DataciteRecord): XmlPiece | null {
  const made = identifiers.map(({ type, kind, value, information }) =>
    xmlElement(
      'relatedIdentifier',
      { relatedIdentifierType: kind, relationType: type, relationTypeInformation: information },
      value,
    ),
  );
  // A work that is cited twice is named once.
  return xmlIf('relatedIdentifiers', [...new Map(made.map((each) => [each.xml, each])).values()]);
}

const SCHEMES = {
  ROR: 'https://ror.org',
  'Crossref Funder ID': 'https://www.crossref.org/services/funder-registry/',
} as const;

const funding = ({ funding: references }: DataciteRecord): XmlPiece | null =>
  xmlIf(
    'fundingReferences',
    references.map(({ funder, identifier, award, awardUri }) =>
      xmlElement(
        'fundingReference',
        {},
        xmlElement('funderName', {}, funder),
        identifier
          ? xmlElement(
              'funderIdentifier',
              { funderIdentifierType: identifier.kind, schemeURI: SCHEMES[identifier.kind] },
              identifier.value,
            )
          : null,
        award ? xmlElement('awardNumber', { awardURI: awardUri }, award) : null,
      ),
    ),
  );

function container({ within }: DataciteRecord): XmlPiece | null {
  if (!within) return null;
  const { type, identifier } = within;
  return xmlElement(
    'relatedItems',
    {},
    xmlElement(
      'relatedItem',
      { relatedItemType: type, relationType: 'IsPublishedIn' },
      identifier
        ? xmlElement(
            'relatedItemIdentifier',
            { relatedItemIdentifierType: identifier.kind },
            identifier.value,
          )
        : null,
      xmlElement('titles', {}, xmlElement('title', {}, within.title)),
      xmlElement('publicationYear', {}, within.year),
      xmlIf('volume', within.volume),
      xmlIf('issue', within.issue),
      xmlIf('number', within.articleNumber, { numberType: 'Article' }),
      xmlIf('firstPage', within.firstPage),
      xmlIf('lastPage', within.lastPage),
    ),
  );
}

/** A record in DataCite's XML, kernel 4.7. */
export function dataciteXml(record: DataciteRecord): string {
  const { licence, version, language } = record;
  const resource = xmlElement(
    'resource',
    {
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      xmlns: SPACE,
      'xsi:schemaLocation': `${SPACE} ${LOCATION}`,
    },
    xmlElement('identifier', { identifierType: 'DOI' }, record.doi),
    people(record.contributors),
    titles(record),
    xmlElement('publisher', {}, record.publisher),
    xmlElement('publicationYear', {}, record.published.slice(0, 4)),
    xmlElement('resourceType', { resourceTypeGeneral: record.type }),
    xmlIf(
      'subjects',
      record.subjects.map((subject) => xmlElement('subject', {}, subject)),
    ),
    dates(record),
    xmlElement('language', {}, language),
    xmlIf(
      'alternateIdentifiers',
      record.alternates.map(({ kind, value }) =>
        xmlElement('alternateIdentifier', { alternateIdentifierType: kind }, value),
      ),
    ),
    related(record),
    xmlIf('version', version?.toString()),
    licence ? xmlElement('rightsList', {}, xmlElement('rights', { rightsURI: licence })) : null,
    xmlIf(
      'descriptions',
      record.descriptions.map(({ type, language: of, text }) =>
        xmlElement('description', { descriptionType: type, 'xml:lang': of }, text),
      ),
    ),
    funding(record),
    container(record),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlOf(resource)}\n`;
}
