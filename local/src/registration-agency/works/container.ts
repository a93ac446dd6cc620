import type { Element } from '@xmldom/xmldom';
import { childAt, childrenOf, wordsAt, wordsOf } from '../xml/read-xml.ts';
import { onlySaid } from './only-said.ts';

const CONTAINERS = ['journal', 'conference', 'book'] as const;

/** The journal, conference or book that an element belongs to. */
function outerOf(element: Element): Element | null {
  let at: Element | null = element.parentElement;
  while (at && !CONTAINERS.some((name) => name === at?.localName)) at = at.parentElement;
  return at;
}

const each = (outer: Element | null, holder: string, name: string): string[] => {
  const found = outer && childAt(outer, holder);
  return found ? childrenOf(found, name).map(wordsOf) : [];
};

const typed = (outer: Element | null, holder: string, name: string): object[] => {
  const found = outer && childAt(outer, holder);
  return (found ? childrenOf(found, name) : []).map((one) => ({
    type: one.getAttribute('media_type') || 'print',
    value: wordsOf(one),
  }));
};

/** What a work appeared in; of a journal, a book or proceedings themselves, their own numbers. */
export function containerOf(element: Element): Record<string, unknown> {
  const outer = outerOf(element);
  if (!outer) return {};
  const isWhole = element.localName?.endsWith('_metadata') ?? false;
  const holder = isWhole ? (element.localName ?? '') : `${outer.localName}_metadata`;
  return onlySaid({
    ...(!isWhole && within(outer)),
    ISSN: each(outer, holder, 'issn'),
    'issn-type': typed(outer, holder, 'issn'),
    ISBN: [...each(outer, holder, 'isbn'), ...(isWhole ? [] : isbnsOfProceedings(outer))],
    'isbn-type': typed(outer, holder, 'isbn'),
    event: eventOf(childAt(outer, 'event_metadata')),
  });
}

const isbnsOfProceedings = (outer: Element): string[] =>
  each(outer, 'proceedings_metadata', 'isbn');

function within(outer: Element): Record<string, unknown> {
  const issue = childAt(outer, 'journal_issue');
  const book = childAt(outer, 'book_metadata', 'titles', 'title');
  const titles = [
    ...each(outer, 'journal_metadata', 'full_title'),
    ...each(outer, 'proceedings_metadata', 'proceedings_title'),
    wordsOf(book),
  ];
  return {
    'container-title': titles.filter(Boolean),
    'short-container-title': each(outer, 'journal_metadata', 'abbrev_title'),
    volume: issue && wordsAt(issue, 'journal_volume', 'volume'),
    issue: issue && wordsAt(issue, 'issue'),
    'journal-issue': issue && onlySaid({ issue: wordsAt(issue, 'issue') }),
  };
}

function eventOf(event: Element | undefined): object | undefined {
  if (!event) return undefined;
  const date = childAt(event, 'conference_date');
  const day = (end: 'start' | 'end') => {
    const parts = ['year', 'month', 'day'].map((part) => date?.getAttribute(`${end}_${part}`));
    const numbers = parts.flatMap((part) => (part ? [Number(part)] : []));
    return numbers.length > 0 ? { 'date-parts': [numbers] } : undefined;
  };
  return onlySaid({
    name: wordsAt(event, 'conference_name'),
    location: wordsAt(event, 'conference_location'),
    acronym: wordsAt(event, 'conference_acronym'),
    number: wordsAt(event, 'conference_number'),
    start: day('start'),
    end: day('end'),
  });
}
