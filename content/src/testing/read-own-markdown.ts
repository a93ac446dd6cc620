/** The same parts of a text in our Markdown. */
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { parse } from '../markdown/parse.ts';
import { type TextParts, wordsIn } from './read-with-pandoc.ts';

const REFERENCE = /^(ref|eqref|autoref|cref|Cref|nameref|pageref)$/;
const LABELS = /\\label\{[^{}]*\}/g;

/** Takes Markdown apart. */
export function readOwnMarkdown(markdown: string): TextParts {
  const texts: string[] = [];
  const [formulas, citations, references]: [string[], string[], string[]] = [[], [], []];
  let [figures, tables] = [0, 0];
  const see = (node: Nodes): void => {
    if (node.type === 'text' || node.type === 'inlineCode') texts.push(node.value);
    else if (node.type === 'code') texts.push(` ${node.value} `);
    else if (node.type === 'inlineFormula' || node.type === 'displayMath') {
      formulas.push(node.value.replace(LABELS, ''));
      texts.push(' ');
    } else if (node.type === 'texBlock') {
      formulas.push(node.value.replace(LABELS, ''));
      texts.push(' ');
    } else if (node.type === 'citeKey') citations.push(node.key);
    else if (node.type === 'texCommand' && REFERENCE.test(node.name))
      references.push(...(node.args[0] ?? '').split(','));
    else if (node.type === 'image') {
      figures += 1;
      texts.push(' ');
      for (const child of node.data?.caption ?? []) visit(child, see);
    } else if (node.type === 'table') tables += 1;
    if (/^(paragraph|heading|tableCell|break|listItem)$/.test(node.type)) texts.push(' ');
    if (node.type === 'containerDirective') texts.push(` ${node.attributes?.title ?? ''} `);
  };
  visit(parse(markdown), see);
  return {
    words: wordsIn(texts.join('')),
    formulas,
    citations,
    references,
    figures,
    tables,
    isWhole: true,
  };
}
