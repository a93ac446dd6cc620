/** Pandoc's attributes within a line: `[Words]{.smallcaps}`, `[mots]{lang=fr}`, `[link](…){.external}`, `` `\LaTeX`{=latex} ``. */
import type { PhrasingContent, Root } from 'mdast';
import type { Position } from 'unist';
import { type Run, report } from '../run/run.ts';
import { passageLanguage } from '../syntax/passage-language.ts';
import { eachPhrasing, joinTexts } from './each-phrasing.ts';
import { parsePhrasing } from './parse.ts';
import { readAttributes } from './read-attributes.ts';

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const PIECE = /(\[|\]\{[^{}\n]*\}|\])/;

type Wrap = (children: PhrasingContent[]) => PhrasingContent;
/** What a class means here. */
const CLASSES: Readonly<Record<string, Wrap>> = {
  smallcaps: (children) => ({ type: 'smallCaps', children }),
  sc: (children) => ({ type: 'smallCaps', children }),
  sub: (children) => ({ type: 'script', kind: 'sub', children }),
  sup: (children) => ({ type: 'script', kind: 'sup', children }),
  emph: (children) => ({ type: 'emphasis', children }),
  strong: (children) => ({ type: 'strong', children }),
};

function wrapped(
  children: PhrasingContent[],
  source: string,
  run: Run,
  position: Position | undefined,
): PhrasingContent[] {
  const { attributes } = readAttributes(source);
  const classes = attributes.class?.split(' ') ?? [];
  const known = classes.find((name) => Object.hasOwn(CLASSES, name));
  const styled = known === undefined ? children : [CLASSES[known]?.(children) ?? text('')];
  const language = passageLanguage(attributes);
  if (known === undefined && (!language || classes.length > 0)) {
    const unread = language ? `{${classes.map((name) => `.${name}`).join(' ')}}` : source;
    report(run, 'note', 'span/attributes', { attributes: unread }, position?.start.line);
  }
  return language ? [{ type: 'foreign', ...language, children: styled }] : styled;
}

const isAttributes = (source: string) =>
  /[^{}\s]/.test(source) && readAttributes(source).rest === '';

function bracketed(children: PhrasingContent[], run: Run): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  const open: number[] = [];
  for (const node of children) {
    const pieces =
      node.type === 'text' ? node.value.split(PIECE).filter((piece) => piece !== '') : [node];
    for (const piece of pieces) {
      if (typeof piece !== 'string') result.push(piece);
      else if (piece === '[') open.push(result.push(text('[')) - 1);
      else if (piece.startsWith(']') && PIECE.test(piece)) {
        const from = open.pop();
        const source = piece.slice(1);
        if (from === undefined || !isAttributes(source)) result.push(text(piece));
        else {
          const [, ...inner] = result.splice(from);
          result.push(...wrapped(joinTexts(inner), source, run, node.position));
        }
      } else result.push(text(piece));
    }
  }
  return joinTexts(result);
}

/** Raw LaTeX is read as LaTeX; of anything else the source stays, and is reported. */
function raw(value: string, format: string, run: Run, line: number | undefined) {
  if (/^(la)?tex$/.test(format)) return parsePhrasing(value, line);
  report(run, 'warning', 'raw/format', { format }, line);
  const code: PhrasingContent = { type: 'inlineCode', value };
  return [code];
}

/** Attributes after a link or code. */
function behind(children: PhrasingContent[], run: Run): PhrasingContent[] {
  return children.flatMap((node, at): PhrasingContent[] => {
    const next = children[at + 1];
    if ((node.type !== 'link' && node.type !== 'inlineCode') || next?.type !== 'text')
      return [node];
    const [whole, format] = /^\{=(\w+)\}/.exec(next.value) ?? [];
    if (node.type === 'inlineCode' && whole !== undefined && format !== undefined) {
      next.value = next.value.slice(whole.length);
      return raw(node.value, format, run, node.position?.start.line);
    }
    if (/^\{[^{}]/.test(next.value)) next.value = readAttributes(next.value).rest;
    return [node];
  });
}

/** Reads the attributes of every run of text. */
export function spans(tree: Root, run: Run): void {
  eachPhrasing(tree, (children) => {
    const marked = children.some((child) => child.type === 'text' && child.value.includes('{'));
    return marked ? bracketed(behind(children, run), run) : children;
  });
}
