import type { Element, ElementContent } from 'hast';
import type { PhrasingContent } from 'mdast';
import type { CitedWorks } from '../citations/library.ts';
import { bodyWord } from '../run/body-words.ts';
import type { Run } from '../run/run.ts';
import type { Citation, CiteItem } from '../syntax/nodes.ts';
import { hastElement, text } from '../tree/build.ts';

type Convert = (nodes: PhrasingContent[]) => ElementContent[];

/** What a citation needs to know: the names of works and the ids of their entries. */
export interface Cited {
  works: CitedWorks;
  ids: ReadonlyMap<string, string>;
}

const words = ({ names }: CitedWorks, { key, form }: CiteItem): string => {
  const known = names.get(key);
  return known === undefined ? '' : form === 'year' ? known.year : known.full;
};

/** A link to a work's entry; a key that the bibliography has not is shown with a mark. */
function linked(item: CiteItem, cited: Cited, shown: string, run: Run): Element {
  const target = cited.ids.get(item.key);
  if (target === undefined) {
    const properties = {
      className: ['unresolved'],
      title: bodyWord(run.words, 'notInBibliography'),
    };
    return hastElement('span', properties, [text(`@${item.key}`)]);
  }
  const id = item.id ? { id: item.id } : {};
  return hastElement('a', { className: ['cite'], href: `#${target}`, ...id }, [text(shown)]);
}

function one(item: CiteItem, cited: Cited, convert: Convert, run: Run): ElementContent[] {
  const link = linked(item, cited, words(cited.works, item), run);
  return [...convert(item.prefix), link, ...convert(item.suffix)];
}

/** “Holt (2021)”; with a locator or further works in its brackets “Holt (2021, p. 5; Okafor, 2019)”. */
function named(
  item: CiteItem,
  more: readonly CiteItem[],
  cited: Cited,
  convert: Convert,
  run: Run,
): ElementContent[] {
  const { author = '', year = '' } = cited.works.names.get(item.key) ?? {};
  const lead = convert(item.prefix);
  if (item.suffix.length + more.length === 0)
    return [...lead, linked(item, cited, `${author} (${year})`, run)];
  const inner = [
    linked(item, cited, year, run),
    ...convert(item.suffix),
    ...more.flatMap((each) => [text('; '), ...one(each, cited, convert, run)]),
  ];
  return [...lead, text(author ? `${author} (` : '('), ...inner, text(')')];
}

/** A citation: `(Holt et al., 2021; see Okafor, 2019, p. 3)`, each work a link to its entry. */
export function citation(
  { items, narrative }: Citation,
  cited: Cited,
  convert: Convert,
  run: Run,
): Element {
  const parts: ElementContent[] = [];
  for (let at = 0; at < items.length; ) {
    const item = items[at];
    if (!item) break;
    if (at > 0) parts.push(text('; '));
    at += 1;
    if (item.form !== 'narrative') {
      parts.push(...one(item, cited, convert, run));
      continue;
    }
    const from = at;
    while (at < items.length && items[at]?.form !== 'narrative') at += 1;
    parts.push(...named(item, items.slice(from, at), cited, convert, run));
  }
  const inner = narrative ? parts : [text('('), ...parts, text(')')];
  return hastElement('span', { className: ['citation'] }, inner);
}
