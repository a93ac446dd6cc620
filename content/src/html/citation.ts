import type { Element, ElementContent } from 'hast';
import type { PhrasingContent } from 'mdast';
import type { CitedWorks } from '../citations/library.ts';
import type { Citation, CiteItem } from '../syntax/nodes.ts';
import { hastElement, text } from '../tree/build.ts';

type Convert = (nodes: PhrasingContent[]) => ElementContent[];

/** What a citation needs to know: the names of works and the ids of their entries. */
export interface Cited {
  works: CitedWorks;
  ids: ReadonlyMap<string, string>;
}

function words(item: CiteItem, cited: Cited): string {
  const names = cited.works.names.get(item.key);
  if (!names) return '';
  if (item.form === 'year') return names.year;
  return item.form === 'narrative' ? `${names.author} (${names.year})` : names.full;
}

function one(item: CiteItem, cited: Cited, convert: Convert): ElementContent[] {
  const target = cited.ids.get(item.key);
  const link =
    target === undefined
      ? hastElement('span', { className: ['unresolved'], title: 'Not in the bibliography' }, [
          text(`@${item.key}`),
        ])
      : hastElement(
          'a',
          { className: ['cite'], href: `#${target}`, ...(item.id ? { id: item.id } : {}) },
          [text(words(item, cited))],
        );
  return [...convert(item.prefix), link, ...convert(item.suffix)];
}

/** A citation: `(Holt et al., 2021; see Okafor, 2019, p. 3)`, each work a link to its entry. */
export function citation(node: Citation, cited: Cited, convert: Convert): Element {
  const parts = node.items.flatMap((item, index) => [
    ...(index > 0 ? [text('; ')] : []),
    ...one(item, cited, convert),
  ]);
  const inner = node.narrative ? parts : [text('('), ...parts, text(')')];
  return hastElement('span', { className: ['citation'] }, inner);
}
