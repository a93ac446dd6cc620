/** Pictures in JATS. */
import { toString as plainText } from 'mdast-util-to-string';
import type { Figure } from '../syntax/nodes.ts';
import { mimeTypeOf } from './mime-type-of.ts';
import type { PaperTree } from './read-paper-tree.ts';
import { type XmlContent, type XmlPiece, xmlElement, xmlIf } from './xml-element.ts';

/** What JATS4R has for a picture that says nothing beside its text. */
const DECORATIVE = 'null';

/** A picture that is not among the figures is named as the text names it, so that it can be supplied. */
export function jatsGraphic(
  element: 'graphic' | 'inline-graphic',
  url: string,
  alt: string,
  { run }: PaperTree,
): XmlPiece {
  const source = run.figures.get(url)?.src ?? url;
  const link = { ...mimeTypeOf(source), 'xlink:href': source };
  return xmlElement(element, link, xmlIf('alt-text', alt || DECORATIVE));
}

interface Around {
  readonly caption: XmlContent;
  readonly paper: PaperTree;
  readonly isInAbstract: boolean;
  readonly newId: () => string;
}

/** A figure; pictures alone, without a number and words, are none, except in an abstract. */
export function figureElement(
  node: Figure,
  { caption, paper, isInAbstract, newId }: Around,
): XmlPiece[] {
  const label = node.number === null ? '' : `${node.word} ${node.number}`;
  const isBare = node.number === null && plainText(node).trim() === '';
  const graphics = node.images.map(({ url, alt }) =>
    jatsGraphic('graphic', url, alt.trim() || label, paper),
  );
  if (isBare && !isInAbstract) return graphics.length > 0 ? [xmlElement('p', {}, graphics)] : [];
  return [
    xmlElement(
      'fig',
      { id: newId() },
      xmlIf('label', label),
      xmlIf('caption', isBare ? null : xmlElement('p', {}, caption)),
      graphics,
    ),
  ];
}
