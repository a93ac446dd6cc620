import { type Element, XMLSerializer } from '@xmldom/xmldom';
import type { Shown } from '../store/registration.ts';
import { childAt, childrenOf, wordsAt, wordsOf } from '../xml/read-xml.ts';
import { accessOf } from './access.ts';
import { containerOf } from './container.ts';
import { type DateParts, datesOf } from './dates.ts';
import { kindOf } from './kind.ts';
import { onlySaid } from './only-said.ts';
import { peopleOf } from './people.ts';
import { referencesOf } from './references.ts';
import { crossmarkOf, relationsOf } from './relations.ts';

/** A deposited record in the form of `api.crossref.org/works`, without what is computed for each answer. */
export function workOf(element: Element, doi: string, url: string, publisher: string): Shown {
  const titles = childAt(element, 'titles') ?? element;
  const each = (name: string) => childrenOf(titles, name).map(wordsOf);
  const dates = datesOf(element);
  return onlySaid({
    ...{ DOI: doi, type: kindOf(element), publisher, source: 'Crossref' },
    prefix: doi.slice(0, doi.indexOf('/')),
    title: [...each('title'), ...each('full_title'), ...each('proceedings_title')].slice(0, 1),
    subtitle: each('subtitle'),
    'original-title': each('original_language_title'),
    language: element.getAttribute('language') ?? '',
    abstract: abstractOf(element),
    ...containerOf(element),
    ...pagesOf(element),
    ...peopleOf(element),
    ...dates,
    ...accessOf(element, dayOf(dates.issued)),
    ...crossmarkOf(element),
    reference: referencesOf(element),
    relation: relationsOf(element),
    review: reviewOf(element),
    archive: archivesOf(element),
    resource: { primary: { URL: url } },
  });
}

function dayOf(date: DateParts | undefined): string | null {
  const [year, month = 1, day = 1] = date?.['date-parts'][0] ?? [];
  if (year === undefined) return null;
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

function abstractOf(element: Element): string {
  const writer = new XMLSerializer();
  return childrenOf(element, 'abstract')
    .slice(0, 1)
    .flatMap((abstract) => childrenOf(abstract).map((one) => writer.serializeToString(one)))
    .join('')
    .replace(/ xmlns(:\w+)?="[^"]*"/g, '');
}

function pagesOf(element: Element): Record<string, unknown> {
  const pages = ['first_page', 'last_page'].flatMap(
    (name) => wordsAt(element, 'pages', name) ?? [],
  );
  const item = childAt(element, 'publisher_item');
  const numbers = item ? childrenOf(item, 'item_number') : [];
  const number = numbers.find((one) => one.getAttribute('item_number_type') === 'article_number');
  return onlySaid({ page: pages.join('-'), 'article-number': wordsOf(number) });
}

function reviewOf(element: Element): object | undefined {
  if (element.localName !== 'peer_review') return undefined;
  const named = (name: string) => element.getAttribute(name) ?? '';
  return onlySaid({
    ...{ type: named('type'), stage: named('stage'), recommendation: named('recommendation') },
    'revision-round': named('revision-round'),
    'running-number': wordsAt(element, 'running_number'),
    'competing-interest-statement': wordsAt(element, 'competing_interest_statement'),
  });
}

function archivesOf(element: Element): string[] {
  const holder = childAt(element, 'archive_locations');
  return (holder ? childrenOf(holder, 'archive') : []).map((one) => one.getAttribute('name') ?? '');
}
