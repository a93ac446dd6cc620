/** A Word manuscript as Markdown: headings, lists, tables, pictures, formulas, notes, links. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import mammoth from 'mammoth';
import type { ConvertedText } from '../convert/converted.ts';
import { readHtml, treeToMarkdown } from '../convert/html-to-markdown.ts';
import { newReport, type Report } from '../report/problems.ts';
import { markFormulas, restoreFormulas } from './formulas-in-word.ts';
import { hasClass, isHtmlElement } from './html-element.ts';
import { joinCaptions } from './word-captions.ts';
import { freeNotes, NOTE_HANDLERS } from './word-notes.ts';

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

function takeTitle(tree: Root): string {
  const title = tree.children.find(
    (node): node is Element => isHtmlElement(node, 'h1') && hasClass(node, 'title'),
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
  const markdown = restoreFormulas(treeToMarkdown(body, NOTE_HANDLERS), source.marked);
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
