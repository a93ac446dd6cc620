/** What a text refers to, in JATS: addresses, parts of itself, works that it cites. */
import type { Link, Nodes } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { referenceWords } from '../run/reference-words.ts';
import type { Citation, CrossRef } from '../syntax/nodes.ts';
import type { PaperTree } from './read-paper-tree.ts';
import { type XmlContent, xmlElement } from './xml-element.ts';
import { xmlId } from './xml-id.ts';

/** The target of a cross reference, as named by JATS (`@ref-type`), by the beginning of its id. */
const REFERENCE_TYPES: Readonly<Record<string, string>> = {
  fig: 'fig',
  tbl: 'table',
  eq: 'disp-formula',
  s: 'sec',
};

export function jatsLink({ url, children }: Link, words: XmlContent): XmlContent {
  if (!/^(https?|mailto|doi):/i.test(url)) return words;
  // An address says nothing to who hears it: the name of its host says a little more.
  const isAddress = plainText({ type: 'paragraph', children })
    .trim()
    .match(/^(https?:|$)/i);
  const title = isAddress ? (URL.canParse(url) && new URL(url).hostname) || url : undefined;
  const link = { 'ext-link-type': 'uri', 'xlink:href': url, 'xlink:title': title };
  return xmlElement('ext-link', link, words);
}

export function jatsCrossRef(node: CrossRef, { run }: PaperTree): XmlContent {
  const found = referenceWords(node, run);
  if (!found) return `[${node.label}]`;
  const { target, words } = found;
  const type = REFERENCE_TYPES[target.id.split('-')[0] ?? ''] ?? 'statement';
  return xmlElement('xref', { 'ref-type': type, rid: xmlId(target.id) }, words);
}

/** `inline`: of what is written before and behind a work. */
export function jatsCitation(
  { items, narrative }: Citation,
  { cited }: PaperTree,
  inline: (nodes: readonly Nodes[]) => XmlContent,
): XmlContent {
  const { ids, works } = cited;
  const parts = items.map(({ key, form, prefix, suffix }, at): XmlContent => {
    const names = works.names.get(key);
    const id = ids.get(key);
    const words =
      form === 'year'
        ? names?.year
        : form === 'narrative'
          ? `${names?.author} (${names?.year})`
          : names?.full;
    return [
      at > 0 ? '; ' : '',
      inline(prefix),
      names && id
        ? xmlElement('xref', { 'ref-type': 'bibr', rid: xmlId(id) }, words ?? key)
        : `@${key}`,
      inline(suffix),
    ];
  });
  return narrative ? parts : ['(', ...parts, ')'];
}
