/** The list of references: the style's entry, its addresses as links, links back to the text. */

import { doiUrl, normaliseDoi } from '@quire/model/identifiers';
import type { Element, ElementContent, Root } from 'hast';
import { raw } from 'hast-util-raw';
import { sanitize } from 'hast-util-sanitize';
import { toString as plainText } from 'hast-util-to-string';
import { bodyWord } from '../run/body-words.ts';
import type { Run } from '../run/run.ts';
import { safeUrl } from '../run/safe-url.ts';
import type { Slugger } from '../run/slugger.ts';
import { hastElement, text } from '../tree/build.ts';
import type { Cited } from './citation.ts';
import { SCHEMA } from './schema.ts';

const ADDRESS = /https?:\/\/[^\s<>"]+[^\s<>".,;)\]]/g;

/** Addresses in a text become links. */
function linkAddresses(value: string): ElementContent[] {
  const parts: ElementContent[] = [];
  let from = 0;
  for (const match of value.matchAll(ADDRESS)) {
    if (match.index > from) parts.push(text(value.slice(from, match.index)));
    const href = safeUrl(match[0]);
    parts.push(
      href ? hastElement('a', { href, rel: ['noopener'] }, [text(match[0])]) : text(match[0]),
    );
    from = match.index + match[0].length;
  }
  if (from < value.length) parts.push(text(value.slice(from)));
  return parts;
}

function linkAll(nodes: ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return linkAddresses(node.value);
    if (node.type === 'element') return [{ ...node, children: linkAll(node.children) }];
    return [];
  });
}

/** The style's HTML as a tree, without the box around it. */
function readEntry(html: string): ElementContent[] {
  const source: Root = { type: 'root', children: [{ type: 'raw', value: html.trim() }] };
  const tree = raw(source);
  const box =
    tree.type === 'root' ? tree.children.find((node) => node.type === 'element') : undefined;
  return box?.type === 'element' ? box.children : [];
}

function backLinks(places: readonly string[], name: string, { words }: Run): Element {
  const links = places.flatMap((id, index): ElementContent[] => {
    const ariaLabel =
      places.length === 1
        ? bodyWord(words, 'backToCitation', { name })
        : bodyWord(words, 'backToCitationNumber', { number: index + 1, name });
    const sign = places.length === 1 ? '↩' : `↩${index + 1}`;
    const link = hastElement('a', { className: ['back-link'], href: `#${id}`, ariaLabel }, [
      text(sign),
    ]);
    return [text(' '), link];
  });
  return hastElement('span', { className: ['back-links'] }, links);
}

/** Where to look for other versions of a work and for what cites it. */
function scholarLink(title: string | undefined): ElementContent[] {
  const words = (title ?? '')
    .replace(/<[^<>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toWellFormed();
  if (words === '') return [];
  const href = `https://scholar.google.com/scholar?q=${encodeURIComponent(words.slice(0, 300).toWellFormed())}`;
  return [
    text(' '),
    hastElement('a', { className: ['reference-scholar'], href, rel: ['noopener'] }, [
      text('Google Scholar'),
    ]),
  ];
}

function entry(html: string, doi: string | undefined): ElementContent[] {
  const children = linkAll(readEntry(html));
  const bare = doi === undefined ? null : normaliseDoi(doi);
  const shown = children
    .map((child) => plainText(child))
    .join('')
    .toLowerCase();
  if (bare === null || shown.includes(bare)) return children;
  const href = doiUrl(bare);
  return [...children, text(' '), hastElement('a', { href, rel: ['noopener'] }, [text(href)])];
}

/** The section “References” in the language of the text, or null where nothing is cited. */
export function referenceList(cited: Cited, run: Run, slugger: Slugger): Element | null {
  // An entry runs as its own letters do, or the full stops of Latin references stand in front in an Arabic text.
  const items = cited.works.entries.map(({ key, html, reference }) =>
    hastElement('li', { className: ['reference'], id: cited.ids.get(key) ?? '', dir: 'auto' }, [
      ...entry(html, reference.DOI),
      ...scholarLink(reference.title),
      backLinks(
        run.cited.get(key) ?? [],
        cited.works.names.get(key)?.full || bodyWord(run.words, 'thisWork'),
        run,
      ),
    ]),
  );
  if (items.length === 0) return null;
  const headingId = slugger.slug('s', 'references');
  const heading = bodyWord(run.words, 'references');
  run.outline.push({ id: headingId, text: heading, level: 2 });
  const section = hastElement(
    'section',
    { className: ['references'], ariaLabelledBy: [headingId] },
    [
      hastElement('h2', { id: headingId }, [text(heading)]),
      hastElement('ul', { className: ['reference-list'] }, items),
    ],
  );
  const clean = sanitize(section, SCHEMA);
  return clean.type === 'element' ? clean : null;
}
