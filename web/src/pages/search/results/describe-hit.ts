import { ARTICLE_TYPES } from '@quire/model/article-types';
import { doiUrl, orcidUrl } from '@quire/model/identifiers';
import { licenceOf } from '@quire/model/licence';
import { longDate } from '@quire/model/messages/dates';
import { t } from '@quire/model/messages/t';
import type { Hit, HitOf } from '@quire/model/search/search-hit';
import { textLanguage } from '@quire/model/text-language';
import { foundTitle } from '../../../data/public/found-title.ts';
import { markedListOf, markedOf } from '../../../data/public/marked-of.ts';
import type { JournalNames } from '../facets/facet-labels.ts';
import { passageAddress } from './passage-address.ts';

/** What a card says of a result, with marks in the texts that the search has looked through. */
export interface HitCard {
  /** What it is and where it stands, the most general first. */
  readonly kind: readonly string[];
  readonly title: string;
  /** What the title and the text are written in, where that is known. */
  readonly language?: string | undefined;
  /** Of an article: what its title is written in, which may be a translation. */
  readonly titleLanguage?: string | undefined;
  readonly path: string;
  /** Whether `path` leads to words of a page: browsers look for these only while they load it. */
  readonly isInPage: boolean;
  /** Who, of a person: where. */
  readonly people: readonly string[];
  /** The keys of their pages, in the order of `people`; empty for who has none. */
  readonly peopleKeys: readonly string[];
  readonly text: string;
  readonly facts: readonly string[];
  readonly links: readonly { readonly href: string; readonly label: string }[];
  readonly badges: readonly { readonly label: string; readonly isWarning: boolean }[];
  readonly pdf: string | null;
}

const dayOf = (seconds: number): string =>
  longDate(new Date(seconds * 1_000).toISOString().slice(0, 10));

const doiLink = (doi: string | undefined) =>
  doi ? [{ href: doiUrl(doi), label: t('search.doi', { doi }) }] : [];

const licenceLabels = (licence: string): string[] => (licence ? [licenceOf(licence).label] : []);

type Described = Partial<Omit<HitCard, 'path' | 'isInPage'>> & Pick<HitCard, 'kind'>;

const retractedBadge = () => ({ label: t('search.badgeRetracted'), isWarning: true });

const openForPapers = () => ({ label: t('search.badgeOpen'), isWarning: false });

function article(hit: HitOf<'articles'>): Described {
  const { record } = hit;
  const { title, language: titleLanguage } = foundTitle(hit);
  return {
    ...{ title, titleLanguage },
    kind: [
      markedOf(hit, 'journal', record.journal),
      ARTICLE_TYPES[record.type],
      textLanguage(titleLanguage, record.language),
    ],
    people: markedListOf(hit, 'authors', record.authors),
    peopleKeys: record.people ?? [],
    facts: [dayOf(record.date), ...licenceLabels(record.licence)],
    links: doiLink(record.doi),
    badges: [
      ...(record.retracted ? [retractedBadge()] : []),
      ...(record.special ? [openForPapers()] : []),
    ],
    pdf: record.pdf ?? null,
  };
}

function passage(hit: HitOf<'passages'>): Described {
  const { journal: name, section, date, retracted } = hit.record;
  return {
    kind: [name, markedOf(hit, 'section', section)],
    text: hit.snippets.text ?? '',
    facts: [dayOf(date)],
    badges: retracted ? [retractedBadge()] : [],
  };
}

function journal(hit: HitOf<'journals'>): Described {
  const { name, issn, special } = hit.record;
  return {
    kind: [t('search.journal'), markedOf(hit, 'name', name)],
    facts: issn.map((each) => t('search.issn', { issn: each })),
    badges: special ? [openForPapers()] : [],
  };
}

function book(hit: HitOf<'books'>): Described {
  const { series, authors, year, licence, doi, pdf } = hit.record;
  return {
    kind: [t('search.book'), markedOf(hit, 'series', series)],
    people: markedListOf(hit, 'authors', authors),
    facts: [String(year), ...licenceLabels(licence)],
    links: doiLink(doi),
    pdf: pdf ?? null,
  };
}

function conference(hit: HitOf<'conferences'>): Described {
  const { start, end, place, acronym, theme, status } = hit.record;
  return {
    kind: [t('search.conference'), markedOf(hit, 'acronym', acronym)],
    text: markedOf(hit, 'theme', theme),
    facts: [[...new Set([start, end])].map(longDate).join(' – '), markedOf(hit, 'place', place)],
    badges: status === 'cancelled' ? [{ label: t('search.badgeCancelled'), isWarning: true }] : [],
  };
}

function post(hit: HitOf<'posts'>, journals: JournalNames): Described {
  const { kind, journalKey, authors, date } = hit.record;
  return {
    kind: [
      kind === 'news' ? t('search.news') : t('search.blog'),
      (journalKey && journals.get(journalKey)) ?? '',
    ],
    people: markedListOf(hit, 'authors', authors),
    facts: [dayOf(date)],
  };
}

function person(hit: HitOf<'people'>, journals: JournalNames): Described {
  const { affiliations, journalKey, articleCount, orcid } = hit.record;
  return {
    kind: [t('search.author')],
    people: markedListOf(hit, 'affiliations', affiliations),
    facts: [
      t('search.articleCount', { count: articleCount }),
      ...journalKey.map((key) => journals.get(key) ?? key),
    ],
    links: orcid ? [{ href: orcidUrl(orcid), label: t('search.orcid', { orcid }) }] : [],
  };
}

function described(hit: Hit, journals: JournalNames): Described {
  switch (hit.kind) {
    case 'articles':
      return article(hit);
    case 'passages':
      return passage(hit);
    case 'journals':
      return journal(hit);
    case 'books':
      return book(hit);
    case 'conferences':
      return conference(hit);
    case 'posts':
      return post(hit, journals);
    case 'people':
      return person(hit, journals);
  }
}

function placeOf({ kind, record, snippets }: Hit): Pick<HitCard, 'path' | 'isInPage'> {
  const { path } = record;
  if (kind !== 'passages') return { path, isInPage: false };
  return { path: passageAddress(path, record.anchor, snippets.text ?? ''), isInPage: true };
}

/** What the card of a result shows. */
export function describeHit(hit: Hit, journals: JournalNames): HitCard {
  const subtitle = hit.kind === 'books' ? markedOf(hit, 'subtitle', hit.record.subtitle) : '';
  const title = markedOf(hit, 'title', hit.record.title);
  return {
    people: [],
    peopleKeys: [],
    text: hit.snippets.abstract ?? '',
    facts: [],
    links: [],
    badges: [],
    pdf: null,
    language: 'language' in hit.record ? hit.record.language : undefined,
    title: subtitle ? `${title}: ${subtitle}` : title,
    ...described(hit, journals),
    ...placeOf(hit),
  };
}
