/** A Word manuscript as Markdown: headings, lists, tables, pictures, formulas, notes, links. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Element, ElementContent, Root } from 'hast';
import type { Handle, State } from 'hast-util-to-mdast';
import { toString as textOf } from 'hast-util-to-string';
import mammoth from 'mammoth';
import type { BlockContent, PhrasingContent } from 'mdast';
import { figureMarkdown, withoutNumber } from '../convert/caption.ts';
import type { ConvertedText } from '../convert/converted.ts';
import { readHtml, treeToMarkdown } from '../convert/html-to-markdown.ts';
import { verbatimBlock } from '../convert/verbatim.ts';
import { newReport, type Report } from '../paper/problems.ts';
import { markFormulas, restoreFormulas } from './formulas-in-word.ts';

const STYLES = [
  "p[style-name='Title'] => h1.title:fresh",
  "p[style-name='Subtitle'] => p.subtitle:fresh",
  "p[style-name='caption'] => p.caption:fresh",
  "p[style-name='Caption'] => p.caption:fresh",
  "p[style-name='Quote'] => blockquote:fresh",
  "p[style-name='Abstract'] => p.abstract:fresh",
];
const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'image/tiff': 'tif',
};
const DOCUMENT = 'word/document.xml';

/** What mammoth takes differs between Node and the browser. */
const inputOf = (bytes: Uint8Array<ArrayBuffer>) =>
  typeof Buffer === 'undefined' ? { arrayBuffer: bytes.buffer } : { buffer: Buffer.from(bytes) };

const isElement = (node: unknown, ...names: string[]): node is Element =>
  typeof node === 'object' &&
  node !== null &&
  'tagName' in node &&
  names.includes(String(node.tagName));
const hasClass = (node: Element, name: string) =>
  Array.isArray(node.properties.className) && node.properties.className.includes(name);

/** The only picture of a paragraph without words. */
function loneImage(node: ElementContent | undefined): Element | null {
  if (!isElement(node, 'p') || textOf(node).trim() !== '') return null;
  const images: Element[] = [];
  const look = (element: Element) => {
    for (const child of element.children) {
      if (child.type !== 'element') continue;
      if (child.tagName === 'img') images.push(child);
      else look(child);
    }
  };
  look(node);
  return images.length === 1 ? (images[0] ?? null) : null;
}

const isCaption = (node: ElementContent | undefined, word: RegExp): node is Element =>
  isElement(node, 'p') &&
  (hasClass(node, 'caption') || (word.test(textOf(node)) && textOf(node).length < 1_500)) &&
  word.test(textOf(node));
const FIGURE = /^\s*fig(ure|\.)?\s*\d/i;
const TABLE = /^\s*tab(le|\.)?\s*\d/i;

const inline = (node: Element): string =>
  treeToMarkdown({ type: 'root', children: [{ ...node, tagName: 'p' }] })
    .replace(/\s+/g, ' ')
    .trim();

/** Captions join their figures and tables; a caption nobody wants stays a paragraph. */
function joinCaptions(nodes: readonly ElementContent[]): ElementContent[] {
  const made: ElementContent[] = [];
  let count = 0;
  for (let at = 0; at < nodes.length; at += 1) {
    const [node, next] = [nodes[at], nodes[at + 1]];
    if (!node) continue;
    const image = loneImage(node);
    if (image) {
      const before = made.at(-1);
      const [above, below] = [
        isCaption(before, FIGURE) ? before : null,
        isCaption(next, FIGURE) ? next : null,
      ];
      if (below) at += 1;
      else if (above) made.pop();
      const caption = below ?? above;
      count += 1;
      const words = caption ? withoutNumber(inline(caption)) : '';
      made.push(
        verbatimBlock(figureMarkdown(String(image.properties.src ?? ''), words, `word-${count}`)),
      );
    } else if (isCaption(node, TABLE) && isElement(next, 'table')) {
      made.push(verbatimBlock(`Table: ${withoutNumber(inline(node))}`));
    } else if (
      isElement(node, 'table') &&
      isCaption(next, TABLE) &&
      !isElement(nodes[at + 2], 'table')
    ) {
      made.push(verbatimBlock(`Table: ${withoutNumber(inline(next))}`), node);
      at += 1;
    } else made.push(node);
  }
  return made;
}

/** Word's notes: their signs in the text, and their texts in a list at the end. */
const NOTE = /^#?(?:foot|end)note-(\d+)$/;
const noteOf = (node: Element, property: 'href' | 'id') =>
  NOTE.exec(String(node.properties[property] ?? ''))?.[1];

/** What stands within a line: the library gives it no narrower type. */
const within = (state: State, node: Element) => state.all(node) as PhrasingContent[];

const HANDLERS: Readonly<Record<string, Handle>> = {
  sup(state, node: Element) {
    const [only] = node.children;
    const note = isElement(only, 'a') ? noteOf(only, 'href') : undefined;
    if (note) return { type: 'footnoteReference', identifier: note, label: note };
    const tag = (value: string): PhrasingContent => ({ type: 'html', value });
    return [tag('<sup>'), ...within(state, node), tag('</sup>')];
  },
  a(state, node: Element) {
    const href = String(node.properties.href ?? '');
    // A place to go to, and the way back from a note.
    if (href === '' || /^#(?:foot|end)note-ref-/.test(href)) {
      return textOf(node) === '↑' ? [] : within(state, node);
    }
    return { type: 'link', url: href, children: within(state, node) };
  },
  li(state, node: Element) {
    const children = state.toFlow(state.all(node));
    const note = noteOf(node, 'id');
    if (note)
      return {
        type: 'footnoteDefinition',
        identifier: note,
        label: note,
        children: children as BlockContent[],
      };
    return { type: 'listItem', spread: false, checked: null, children: children as BlockContent[] };
  },
};

/** A list whose items are notes is none: they stand by themselves. */
function freeNotes(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node) => {
    const isNotes =
      isElement(node, 'ol') &&
      node.children.some((item) => isElement(item, 'li') && noteOf(item, 'id') !== undefined);
    return isNotes && node.type === 'element' ? node.children : [node];
  });
}

function takeTitle(tree: Root): string {
  const title = tree.children.find(
    (node): node is Element => isElement(node, 'h1') && hasClass(node, 'title'),
  );
  if (!title) return '';
  tree.children = tree.children.filter((node) => node !== title);
  return textOf(title).replace(/\s+/g, ' ').trim();
}

function packed(
  bytes: Uint8Array,
  report: Report,
): { file: Uint8Array<ArrayBuffer>; marked: ReturnType<typeof markFormulas> } | null {
  try {
    const parts = unzipSync(bytes);
    const text = parts[DOCUMENT];
    if (!text) return null;
    const marked = markFormulas(strFromU8(text));
    return {
      file: new Uint8Array(zipSync({ ...parts, [DOCUMENT]: strToU8(marked.xml) }, { level: 0 })),
      marked,
    };
  } catch {
    report.fail('docx/unreadable', 'This is no Word file, or it is damaged.');
    return null;
  }
}

/**
 * Reads a Word file. Formulas become TeX, pictures files, notes notes; what Word only shows (fields of
 * reference managers, text boxes) is left out and reported where that can be told. Null where it is no
 * Word file. Unpacks whatever it is given: bound the file before.
 */
export async function docxToMarkdown(bytes: Uint8Array): Promise<ConvertedText | null> {
  const report = newReport();
  const source = packed(bytes, report);
  if (!source) return null;
  const pictures = new Map<string, Uint8Array<ArrayBuffer>>();
  const convertImage = mammoth.images.imgElement(async (image) => {
    const ending = ENDINGS[image.contentType];
    const name = `figures/word-${pictures.size + 1}.${ending ?? 'bin'}`;
    if (!ending)
      report.warn(
        'docx/picture',
        `A picture of the kind ${image.contentType} cannot be shown: save it as PNG.`,
      );
    pictures.set(name, new Uint8Array(await image.readAsArrayBuffer()));
    return { src: name };
  });
  const { value, messages } = await mammoth.convertToHtml(inputOf(source.file), {
    styleMap: STYLES,
    convertImage,
  });
  const tree = readHtml(value);
  const title = takeTitle(tree);
  const nodes = tree.children.filter((node): node is ElementContent => node.type !== 'doctype');
  const body: Root = { type: 'root', children: joinCaptions(freeNotes(nodes)) };
  const markdown = restoreFormulas(treeToMarkdown(body, HANDLERS), source.marked);
  const { formulas } = source.marked;
  if (formulas.length > 0)
    report.note('docx/formulas', `${formulas.length} formulas were read from Word: compare them.`);
  for (const message of new Set(messages.map((each) => each.message)))
    report.note('docx/style', message);
  return {
    title,
    abstract: '',
    markdown,
    bibliography: '',
    macros: {},
    pictures,
    problems: report.problems,
  };
}
