/** An article's metadata, as JATS' `front`. */
import { isNoticeKind, type NoticeKind } from '@quire/model/article-types';
import type { ArticleMetadata } from '@quire/model/entities/article';
import { retractedTitle } from '@quire/model/entities/retracted-title';
import { licenceOf } from '@quire/model/licence';
import { jatsDate } from './jats-date.ts';
import { jatsJournal } from './jats-journal.ts';
import type { JatsParts } from './jats-parts.ts';
import type { JatsPlace } from './jats-place.ts';
import { jatsRelations } from './jats-relations.ts';
import { mimeTypeOf } from './mime-type-of.ts';
import { type XmlContent, type XmlPiece, xmlElement, xmlIf } from './xml-element.ts';

const HOLDER = 'The authors';

/** What a notice calls its article, and what an article calls its notice. */
const RELATIONS: Readonly<Record<NoticeKind, { readonly of: string; readonly by: string }>> = {
  correction: { of: 'corrected-article', by: 'correction-forward' },
  retraction: { of: 'retracted-article', by: 'retraction-forward' },
  'expression-of-concern': { of: 'object-of-concern', by: 'expression-of-concern' },
};

type Related = NonNullable<JatsPlace['translationOf']>;

const related = (type: string, { title, doi, url }: Related): XmlPiece =>
  xmlElement('related-article', {
    'related-article-type': type,
    'ext-link-type': doi ? 'doi' : 'uri',
    'xlink:href': doi ?? url,
    'xlink:title': title,
  });

/** By its key, our own reader finds an article of the same journal again. */
const keyed = (type: string, key: string, title: string | undefined): XmlPiece =>
  xmlElement('related-article', {
    'related-article-type': type,
    'ext-link-type': 'publisher-id',
    'xlink:href': key,
    'xlink:title': title,
  });

function relatedArticles(metadata: ArticleMetadata, place: JatsPlace | null): XmlContent {
  const { type, translationOf, updates } = metadata;
  const { notices = [], about, translations = [] } = place ?? {};
  return [
    translationOf ? keyed('translated-article', translationOf, place?.translationOf?.title) : null,
    updates && isNoticeKind(type) ? keyed(RELATIONS[type].of, updates, about?.title) : null,
    place?.translationOf ? related('translated-article', place.translationOf) : null,
    translations.map((each) => related('translation', each)),
    about ? related(RELATIONS[about.kind].of, about) : null,
    notices.map((each) => related(RELATIONS[each.kind].by, each)),
  ];
}

/** The terms of “Journal Article Versions” (NISO RP-8-2008), as JATS4R asks for them. */
const VERSIONS = {
  'of-record': ['VoR', 'Version of Record'],
  corrected: ['CVoR', 'Corrected Version of Record'],
} as const satisfies Readonly<Record<NonNullable<JatsPlace['version']>, readonly string[]>>;

function articleVersion(version: NonNullable<JatsPlace['version']>): XmlPiece {
  const [type, term] = VERSIONS[version];
  const vocabulary = {
    vocab: 'JAV',
    'vocab-identifier': 'http://www.niso.org/publications/rp/RP-8-2008.pdf',
    'vocab-term': term,
  };
  return xmlElement('article-version', { 'article-version-type': type, ...vocabulary }, term);
}

const publicHistory = ({ events = [] }: JatsPlace): XmlPiece | null =>
  xmlIf(
    'pub-history',
    events.map(({ type, date: day, note }) =>
      xmlElement(
        'event',
        { 'event-type': type },
        xmlIf('event-desc', note),
        jatsDate('date', day, { 'date-type': type }),
      ),
    ),
  );

/** A retracted article says so in its title (NISO RP-45-2024), here as in every other list of the press. */
const markedTitles = (titles: string, isRetracted: boolean): string =>
  isRetracted
    ? titles.replace('<article-title>', (tag) => `${tag}${retractedTitle('', 'retracted')}`)
    : titles;

function permissions({ licence }: ArticleMetadata, year: string): XmlContent {
  const { label, url } = licenceOf(licence);
  const named = url
    ? xmlElement('ext-link', { 'ext-link-type': 'uri', 'xlink:href': url }, label)
    : label;
  return xmlElement(
    'permissions',
    {},
    xmlElement('copyright-statement', {}, `© ${year} ${HOLDER}`),
    xmlElement('copyright-year', {}, year),
    xmlElement('copyright-holder', {}, HOLDER),
    xmlElement(
      'license',
      { 'license-type': 'open-access', 'xlink:href': url ?? undefined },
      url ? xmlElement('ali:license_ref', {}, url) : null,
      xmlElement('license-p', {}, 'This article is published under the licence ', named, '.'),
    ),
  );
}

const supplements = ({ supplements: files = [] }: JatsPlace): XmlContent =>
  files.map(({ url, label, description }, at) =>
    xmlElement(
      'supplementary-material',
      { id: `supplement-${at + 1}`, ...mimeTypeOf(url), 'xlink:href': url },
      xmlElement(
        'caption',
        {},
        xmlElement('title', {}, label),
        description ? xmlElement('p', {}, description) : null,
      ),
    ),
  );

/** In the order that the Publishing tag set asks for. */
export function jatsFront(
  metadata: ArticleMetadata,
  { title, titles, people, descriptions }: JatsParts,
  place: JatsPlace | null,
): XmlPiece {
  const { doi, dates, pages, eLocationId } = metadata;
  const published = dates.published ?? place?.published;
  const received = [
    ['received', dates.received],
    ['rev-recd', dates.revised],
    ['accepted', dates.accepted],
  ] as const;
  const history = received.flatMap(([type, day]) =>
    day ? [jatsDate('date', day, { 'date-type': type })] : [],
  );
  const isRetracted = place?.isRetracted ?? false;
  const page = { 'xlink:title': retractedTitle(title, isRetracted ? 'retracted' : 'published') };
  const selfUri = (type: string, url: string | undefined) =>
    url ? xmlElement('self-uri', { ...page, 'content-type': type, 'xlink:href': url }) : null;
  const heading = place?.heading && xmlElement('subject', {}, place.heading);
  return xmlElement(
    'front',
    {},
    jatsJournal(place),
    xmlElement(
      'article-meta',
      {},
      place?.akey ? xmlElement('article-id', { 'pub-id-type': 'publisher-id' }, place.akey) : null,
      doi ? xmlElement('article-id', { 'pub-id-type': 'doi' }, doi) : null,
      place?.version ? articleVersion(place.version) : null,
      heading
        ? xmlElement(
            'article-categories',
            {},
            xmlElement('subj-group', { 'subj-group-type': 'heading' }, heading),
          )
        : null,
      { xml: markedTitles(titles, isRetracted) },
      { xml: people },
      published
        ? jatsDate('pub-date', published, {
            'publication-format': 'electronic',
            'date-type': 'pub',
          })
        : null,
      xmlIf('volume', place?.volume),
      xmlIf('issue', place?.issue),
      pages
        ? [xmlElement('fpage', {}, pages.first), xmlIf('lpage', pages.last)]
        : xmlIf('elocation-id', eLocationId),
      place ? supplements(place) : null,
      history.length > 0 ? xmlElement('history', {}, history) : null,
      place ? publicHistory(place) : null,
      published ? permissions(metadata, published.slice(0, 4)) : null,
      place?.url ? xmlElement('self-uri', { ...page, 'xlink:href': place.url }) : null,
      selfUri('application/pdf', place?.pdf),
      selfUri('application/xml', place?.xml),
      relatedArticles(metadata, place),
      jatsRelations(metadata.relations),
      { xml: descriptions },
    ),
  );
}
