/** Dashes, ellipses and quotation marks as a typesetter would set them. */
import type { Nodes, PhrasingContent, Root } from 'mdast';
import { eachPhrasing } from './each-phrasing.ts';

/** A word and its number, a number and its unit: parts that stand in one line. */
const NUMBERED =
  /\b(Sections?|Secs?\.|Figures?|Figs?\.|Tables?|Equations?|Eqs?\.|Chapters?|Theorems?|Lemmas?|pp?\.|[Vv]ol\.|[Nn]o\.) (?=\(?\d)/g;
const MEASURED =
  /(\d) (?=(?:[nµμmck]?m|[nµμm]?s|[µμmk]?g|[kMGT]?Hz|[kM]?Pa|[mk]?[VWJ]|[mkMGT]?B|[mµμ]?L|mol|min|h|K|°C|°F|dB|eV|keV|MeV|GeV)(?![\p{L}\d]))/gu;

/** A text with its signs set; `before` is the character in front of it. */
export function setText(text: string, before = ''): string {
  const plain = text
    .replace(/---/g, '—')
    .replace(/(^|[^-])--(?!-)/g, '$1–')
    .replace(/\.\.\./g, '…')
    .replace(/``/g, '“')
    .replace(/''/g, '”')
    .replace(NUMBERED, '$1\u00a0')
    .replace(MEASURED, '$1\u00a0');
  return plain.replace(/["']/g, (mark, at: number) => {
    const previous = at > 0 ? (plain[at - 1] ?? '') : before;
    const next = plain[at + 1] ?? '';
    const opens = /^$|[\s([{—–“‘\u00a0/]/.test(previous) && /\S|^$/.test(next);
    if (mark === '"') return opens ? '“' : '”';
    return opens && !/\d/.test(next) ? '‘' : '’';
  });
}

/** The last character that a node shows. */
function tail(node: PhrasingContent | undefined): string {
  if (!node) return '';
  if ('value' in node && typeof node.value === 'string') return node.value.at(-1) ?? '';
  return 'children' in node ? tail(node.children.at(-1)) : 'x';
}

const isBareLink = (parent: Nodes, text: string) =>
  parent.type === 'link' && (parent.url.includes(text) || /^(https?:|www\.)/.test(text));

/** Sets every text outside code, formulas and bare addresses. */
export function typography(tree: Root): void {
  eachPhrasing(tree, (children, parent) => {
    children.forEach((node, index) => {
      if (node.type !== 'text' || isBareLink(parent, node.value)) return;
      node.value = setText(node.value, tail(children[index - 1]));
    });
    return children;
  });
}
