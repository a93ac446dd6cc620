/** A Word manuscript as Markdown: headings, lists, tables, pictures, formulas, notes, links. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import mammoth from 'mammoth';
import type { ConvertedText } from '../convert/converted.ts';
import { readHtml, treeToMarkdown } from '../convert/html-to-markdown.ts';
import { newReport, type Report } from '../report/problems.ts';
import { bibliographyOf } from './bibliography-of-word.ts';
import { type MarkedCitations, markCitations } from './citations-in-word.ts';
import { detailsOfFirstPage, titlePageIn } from './docx-details.ts';
import { markFormulas, restoreFormulas } from './formulas-in-word.ts';
import { hasClass, isHtmlElement } from './html-element.ts';
import { mammothInput } from './mammoth-input.ts';
import { placeCitations } from './place-citations.ts';
import { readFirstPage } from './read-first-page.ts';
import { readParagraphs } from './read-paragraphs.ts';
import { statementSections } from './statement-sections.ts';
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

function takeTitle(tree: Root): string {
  const title = tree.children.find(
    (node): node is Element => isHtmlElement(node, 'h1') && hasClass(node, 'title'),
  );
  if (!title) return '';
  tree.children = tree.children.filter((node) => node !== title);
  return textOf(title).replace(/\s+/g, ' ').trim();
}

interface Packed {
  readonly file: Uint8Array<ArrayBuffer>;
  readonly marked: ReturnType<typeof markFormulas>;
  readonly cited: MarkedCitations;
  /** The parts of the file that are XML. */
  readonly parts: ReadonlyMap<string, string>;
}

function packed(bytes: Uint8Array, report: Report): Packed | null {
  try {
    const files = unzipSync(bytes);
    if (!files[DOCUMENT]) return null;
    const xml = Object.entries(files).filter(([path]) => /\.(xml|rels)$/.test(path));
    const parts = new Map(xml.map(([path, part]) => [path, strFromU8(part)]));
    const cited = markCitations(parts);
    const marked = markFormulas(cited.parts);
    const changed = [...marked.parts].map(([path, part]) => [path, strToU8(part)] as const);
    const file = zipSync({ ...files, ...Object.fromEntries(changed) }, { level: 0 });
    return { cited, parts, file: new Uint8Array(file), marked };
  } catch {
    report.fail('docx/unreadable', 'This is no Word file, or it is damaged.');
    return null;
  }
}

/**
 * Reads a Word file. Formulas become TeX, pictures files, notes notes, citations of reference managers and a typed
 * list of references a bibliography. What Word only shows (text boxes) is left out and reported where that can be told. Null where it is no
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
  const { value, messages } = await mammoth.convertToHtml(mammothInput(source.file), {
    styleMap: STYLES,
    convertImage,
  });
  const tree = readHtml(value);
  const title = takeTitle(tree);
  const nodes = tree.children.filter((node): node is ElementContent => node.type !== 'doctype');
  const body: Root = { type: 'root', children: joinCaptions(freeNotes(nodes)) };
  const written = treeToMarkdown(body, NOTE_HANDLERS);
  const page = readFirstPage(await readParagraphs(source.parts));
  // Raised signs of the title page are no citations.
  const top = titlePageIn(written, page);
  const rest = statementSections(written.slice(top.length));
  const { text, bibliography } = bibliographyOf(rest, source.cited, report);
  const read = restoreFormulas(
    `${placeCitations(top, source.cited.citations)}${text}`,
    source.marked,
  );
  const titlePage = restoreFormulas(
    placeCitations(top, source.cited.citations),
    source.marked,
  ).markdown;
  const { markdown } = read;
  const { formulas } = source.marked;
  if (formulas.length > 0)
    report.note('docx/formulas', `${formulas.length} formulas were read from Word: compare them.`);
  if (read.lost > 0)
    report.warn(
      'docx/formulas-lost',
      `Formulas of the Word file that are missing from the text: ${read.lost} of ${formulas.length}. Add them to the text.`,
    );
  for (const message of new Set(messages.map((each) => each.message)))
    report.note('docx/style', message);
  return {
    title: title || (titlePage ? page.title : ''),
    abstract: titlePage ? page.abstract : '',
    markdown,
    details: detailsOfFirstPage(page),
    ...(titlePage ? { titlePage } : {}),
    bibliography,
    macros: {},
    pictures,
    problems: report.problems,
  };
}
