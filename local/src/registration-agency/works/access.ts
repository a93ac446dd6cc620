import type { Element } from '@xmldom/xmldom';
import { allBelow, childAt, childrenOf, wordsOf } from '../xml/read-xml.ts';
import { momentOf } from './dates.ts';
import { onlySaid } from './only-said.ts';

/** Programs are in the record or, with Crossmark, in its custom metadata. */
const programs = (element: Element): Element[] => {
  const custom = childAt(element, 'crossmark', 'custom_metadata');
  return [...childrenOf(element, 'program'), ...(custom ? childrenOf(custom, 'program') : [])];
};

const INTENDED: Readonly<Record<string, string>> = {
  'text-mining': 'text-mining',
  'crawler-based': 'similarity-checking',
};

/** Licences, full texts and funders of a work. */
export function accessOf(element: Element, issued: string | null): Record<string, unknown> {
  const all = programs(element);
  const inAll = (name: string) => all.flatMap((program) => childrenOf(program, name));
  return onlySaid({
    license: inAll('license_ref').map((one) => licenceOf(one, issued)),
    link: linksOf(element),
    funder: fundersOf(inAll('assertion')),
  });
}

function licenceOf(one: Element, issued: string | null): object {
  const day = one.getAttribute('start_date') || issued;
  const delay = day && issued ? (Date.parse(day) - Date.parse(issued)) / 86_400_000 : 0;
  return {
    ...(day && { start: momentOf(new Date(Date.parse(day)).toISOString()) }),
    'content-version': one.getAttribute('applies_to') || 'unspecified',
    'delay-in-days': Math.max(0, delay),
    URL: wordsOf(one),
  };
}

function linksOf(element: Element): object[] {
  const data = childAt(element, 'doi_data');
  return (data ? childrenOf(data, 'collection') : []).flatMap((collection) =>
    allBelow(collection, 'resource').map((resource) => ({
      URL: wordsOf(resource),
      'content-type': resource.getAttribute('mime_type') || 'unspecified',
      'content-version': resource.getAttribute('content_version') || 'vor',
      'intended-application': INTENDED[collection.getAttribute('property') ?? ''] ?? 'unspecified',
    })),
  );
}

const named = (assertions: readonly Element[], name: string): Element[] =>
  assertions.filter((one) => one.getAttribute('name') === name);

/** Each group is a funder; what is outside of groups is one funder. */
function fundersOf(assertions: readonly Element[]): object[] {
  const groups = named(assertions, 'fundgroup').map((group) => childrenOf(group, 'assertion'));
  return [...groups, assertions].flatMap((group) => {
    const [holder] = named(group, 'funder_name');
    if (!holder) return [];
    const ids = childrenOf(holder, 'assertion').map(wordsOf);
    const doi = ids.find((id) => id.includes('10.13039/'))?.replace(/^https?:\/\/.*?\//, '');
    const name = [...holder.childNodes]
      .filter(({ nodeType }) => nodeType === 3)
      .map(({ nodeValue }) => nodeValue)
      .join('')
      .trim();
    return [
      onlySaid({
        DOI: doi,
        name,
        'doi-asserted-by': doi && 'publisher',
        award: named(group, 'award_number').map(wordsOf),
        id: ids.map((id) => ({
          ...{ id, 'asserted-by': 'publisher' },
          'id-type': id.includes('ror.org') ? 'ROR' : 'DOI',
        })),
      }),
    ];
  });
}
