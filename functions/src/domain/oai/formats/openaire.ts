/**
 * OpenAIRE Guidelines for Literature Repositories, version 4.0. Its namespace `datacite` is OpenAIRE's own, which differs
 * from DataCite's.
 *
 * @see https://openaire-guidelines-for-literature-repository-managers.readthedocs.io/en/v4.0.0/
 */
import {
  type XmlContent,
  type XmlPiece,
  xmlElement,
  xmlIf,
} from '@quire/content/export/xml-element';
import type { RelationIdType, RelationName } from '@quire/model/entities/relation';
import { doiUrl, orcidUrl } from '@quire/model/identifiers';
import { isRelationId } from '@quire/model/relations/relation-id';
import { type HarvestedArticle, invertedName } from './harvested-article.ts';
import { RESOURCE_TYPES } from './resource-types.ts';

const OAIRE = 'http://namespace.openaire.eu/schema/oaire/';
const OPEN_ACCESS = 'http://purl.org/coar/access_right/c_abf2';

/** COAR's vocabulary of versions. */
const VERSIONS = {
  published: ['http://purl.org/coar/version/c_970fb48d4fbd8a85', 'VoR'],
  corrected: ['http://purl.org/coar/version/c_e19f295774971610', 'CVoR'],
  // A retracted article stays as it was published.
  retracted: ['http://purl.org/coar/version/c_970fb48d4fbd8a85', 'VoR'],
} as const;

/** Relations of the schema, which has fewer than DataCite: none for translations. */
const RELATIONS: Readonly<Record<RelationName, string>> = {
  data: 'IsSupplementedBy',
  'data-used': 'References',
  software: 'IsSupplementedBy',
  protocol: 'IsDocumentedBy',
  supplement: 'IsSupplementedBy',
  preprint: 'IsNewVersionOf',
  'earlier-version': 'IsNewVersionOf',
  review: 'IsReviewedBy',
  'review-of': 'Reviews',
  translation: 'IsSourceOf',
  'translation-of': 'IsDerivedFrom',
  'part-of': 'IsPartOf',
  related: 'References',
};
const KINDS: Readonly<Record<RelationIdType, string>> = {
  doi: 'DOI',
  uri: 'URL',
  arxiv: 'arXiv',
  handle: 'Handle',
  isbn: 'ISBN',
  issn: 'ISSN',
};

type Facts = HarvestedArticle['facts'];

function creators({ metadata, affiliations }: Facts): XmlPiece[] {
  return metadata.authors.filter(invertedName).map((author) => {
    const { collective, given, family, orcid } = author;
    const nameType = collective ? 'Organizational' : 'Personal';
    return xmlElement(
      'datacite:creator',
      {},
      xmlElement('datacite:creatorName', { nameType }, invertedName(author)),
      collective ? null : xmlIf('datacite:givenName', given),
      collective ? null : xmlIf('datacite:familyName', family),
      orcid
        ? xmlElement(
            'datacite:nameIdentifier',
            { nameIdentifierScheme: 'ORCID', schemeURI: 'https://orcid.org' },
            orcidUrl(orcid),
          )
        : null,
      author.affiliations.map((place) => xmlIf('datacite:affiliation', affiliations[place]?.name)),
    );
  });
}

/** One for each award; a grant's DOI belongs to the only one. */
const funding = ({ metadata }: Facts): XmlPiece[] =>
  metadata.funders
    .filter(({ name }) => name !== '')
    .flatMap(({ name, ror, funderDoi, awards, grantDoi }) => {
      const funder = [
        xmlElement('funderName', {}, name),
        ror || funderDoi
          ? xmlElement(
              'funderIdentifier',
              { funderIdentifierType: ror ? 'ROR' : 'Crossref Funder ID' },
              ror ?? (funderDoi && doiUrl(funderDoi)),
            )
          : null,
      ];
      const awardURI = grantDoi && awards.length < 2 ? doiUrl(grantDoi) : undefined;
      const numbers = awards.length > 0 ? awards : [...(grantDoi ? [grantDoi] : [])];
      if (numbers.length === 0) return [xmlElement('fundingReference', {}, funder)];
      return numbers.map((award) =>
        xmlElement('fundingReference', {}, funder, xmlElement('awardNumber', { awardURI }, award)),
      );
    });

function related({ journalIssn, metadata }: Facts): XmlPiece[] {
  const to = (relatedIdentifierType: string, relationType: string, identifier: string) =>
    xmlElement('datacite:relatedIdentifier', { relatedIdentifierType, relationType }, identifier);
  return [
    ...(journalIssn ? [to('EISSN', 'IsPartOf', journalIssn)] : []),
    ...metadata.relations
      .filter(isRelationId)
      .map(({ type, idType, identifier }) => to(KINDS[idType], RELATIONS[type], identifier)),
  ];
}

function citation({ journalTitle, volume, number, metadata }: Facts): XmlContent {
  const { pages, eLocationId } = metadata;
  return [
    xmlElement('citationTitle', {}, journalTitle),
    xmlIf('citationVolume', volume),
    xmlIf('citationIssue', number),
    xmlIf('citationStartPage', pages?.first ?? eLocationId),
    xmlIf('citationEndPage', pages?.last),
  ];
}

/** An article in `oai_openaire`. */
export function openaire(article: HarvestedArticle): XmlPiece {
  const { facts, titles, abstracts, keywords, publisher, page, pdf, licence } = article;
  const { doi, published, updated, status, type, metadata } = facts;
  const [title, ...others] = titles;
  const lang = (language: string) => ({ 'xml:lang': language });
  const { uri, label } = RESOURCE_TYPES[type];
  const [version, versionName] = VERSIONS[status];
  const date = (dateType: string, day: string | undefined) =>
    xmlIf('datacite:date', day, { dateType });
  return xmlElement(
    'resource',
    {
      xmlns: OAIRE,
      'xmlns:datacite': 'http://datacite.org/schema/kernel-4',
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      'xsi:schemaLocation': `${OAIRE} https://www.openaire.eu/schema/repo-lit/4.0/openaire.xsd`,
    },
    xmlElement(
      'datacite:titles',
      {},
      xmlElement('datacite:title', lang(title.language), title.text),
      metadata.subtitle
        ? xmlElement(
            'datacite:title',
            { titleType: 'Subtitle', ...lang(title.language) },
            metadata.subtitle,
          )
        : null,
      others.map(({ language, text }) =>
        xmlElement('datacite:title', { titleType: 'TranslatedTitle', ...lang(language) }, text),
      ),
    ),
    xmlIf('datacite:creators', creators(facts)),
    xmlIf('fundingReferences', funding(facts)),
    doi
      ? xmlElement(
          'datacite:alternateIdentifiers',
          {},
          xmlElement('datacite:alternateIdentifier', { alternateIdentifierType: 'URL' }, page),
        )
      : null,
    xmlIf('datacite:relatedIdentifiers', related(facts)),
    xmlElement(
      'datacite:dates',
      {},
      date('Issued', published),
      updated === published ? null : date('Updated', updated),
    ),
    xmlElement('dc:language', {}, metadata.language),
    xmlIf('dc:publisher', publisher),
    xmlElement('resourceType', { resourceTypeGeneral: 'literature', uri }, label),
    abstracts.map(({ language, text }) => xmlElement('dc:description', lang(language), text)),
    xmlElement('dc:format', {}, 'text/html'),
    pdf ? xmlElement('dc:format', {}, 'application/pdf') : null,
    doi
      ? xmlElement('datacite:identifier', { identifierType: 'DOI' }, doi)
      : xmlElement('datacite:identifier', { identifierType: 'URL' }, page),
    xmlElement('datacite:rights', { rightsURI: OPEN_ACCESS }, 'open access'),
    xmlElement(
      'licenseCondition',
      { startDate: published, uri: licence.url ?? undefined },
      licence.label,
    ),
    xmlIf(
      'datacite:subjects',
      keywords.map(({ language, text }) => xmlElement('datacite:subject', lang(language), text)),
    ),
    citation(facts),
    xmlElement('version', { uri: version }, versionName),
    xmlElement(
      'file',
      {
        accessRightsURI: OPEN_ACCESS,
        mimeType: pdf ? 'application/pdf' : 'text/html',
        objectType: 'fulltext',
      },
      pdf ?? page,
    ),
  );
}
