/** A Word manuscript as Markdown: headings, lists, tables, pictures, formulas, notes, links. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import mammoth from 'mammoth';
import type { ConvertedText } from '../convert/converted.ts';
import { readHtml } from '../convert/html-to-markdown.ts';
import { newReport, type Report } from '../report/problems.ts';
import { wordsBefore } from '../report/words-before.ts';
import { type BodyWords, bodyWordsIn } from '../run/body-words.ts';
import { type MarkedCitations, markCitations } from './citations-in-word.ts';
import { countDocx } from './count-docx.ts';
import { freeDrawings } from './drawings-in-word.ts';
import { type FormulaObject, markFormulas } from './formulas-in-word.ts';
import { languageOfWord } from './language-of-word.ts';
import { mammothInput } from './mammoth-input.ts';
import { readParagraphs } from './read-paragraphs.ts';
import { reportReviewMarks } from './review-marks.ts';
import { textOfBody } from './text-of-body.ts';

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
  'image/x-wmf': 'wmf',
  'image/wmf': 'wmf',
  'image/x-emf': 'emf',
  'image/emf': 'emf',
};
const DOCUMENT = 'word/document.xml';

interface Packed {
  readonly file: Uint8Array<ArrayBuffer>;
  readonly marked: ReturnType<typeof markFormulas>;
  readonly cited: MarkedCitations;
  /** Pictures of formulas that are nothing else in the file. */
  readonly pictures: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  /** The parts of the file that are XML. */
  readonly parts: ReadonlyMap<string, string>;
}

/**
 * Reports the lost formulas, and keeps pictures of them where there are any, by the names in the text.
 */
function picturesOf(
  objects: readonly FormulaObject[],
  files: Readonly<Record<string, Uint8Array>>,
  report: Report,
): Map<string, Uint8Array<ArrayBuffer>> {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  objects.forEach(({ name, picture, place }, at) => {
    const bytes = files[picture];
    const path = `figures/formula-${at + 1}${/\.\w+$/.exec(picture)?.[0] ?? ''}`;
    if (bytes) kept.set(path, new Uint8Array(bytes));
    const values = { name, picture: bytes ? path : '' };
    report.warn('docx/formula-object', values, undefined, place);
  });
  return kept;
}

function packed(bytes: Uint8Array, report: Report, words?: BodyWords): Packed | null {
  try {
    const files = unzipSync(bytes);
    if (!files[DOCUMENT]) return null;
    const xml = Object.entries(files).filter(([path]) => /\.(xml|rels)$/.test(path));
    const parts = new Map(xml.map(([path, part]) => [path, strFromU8(part)]));
    reportReviewMarks(parts, report);
    const cited = markCitations(parts);
    const freed = new Map(cited.parts);
    freed.set(DOCUMENT, freeDrawings(freed.get(DOCUMENT) ?? '', report));
    const marked = markFormulas(freed, parts, words ?? bodyWordsIn(languageOfWord(parts)));
    const changed = [...marked.parts].map(([path, part]) => [path, strToU8(part)] as const);
    const file = zipSync({ ...files, ...Object.fromEntries(changed) }, { level: 0 });
    const pictures = picturesOf(marked.objects, files, report);
    return { cited, parts, pictures, file: new Uint8Array(file), marked };
  } catch {
    report.fail('docx/unreadable', {});
    return null;
  }
}

/**
 * Reads a Word file. Formulas become TeX, pictures files, notes notes, citations of reference managers and a typed
 * list of references a bibliography. Tracked changes are accepted. What Word draws (charts, diagrams, formulas of
 * MathType) is a picture at most, and reported. Null where it is no Word file. Unpacks whatever it is given: bound the file before.
 * `words`: in the language of the text, where the caller knows it; otherwise in the one that the file names.
 */
export async function docxToMarkdown(
  bytes: Uint8Array,
  words?: BodyWords,
): Promise<ConvertedText | null> {
  const report = newReport();
  const source = packed(bytes, report, words);
  if (!source) return null;
  const pictures = new Map(source.pictures);
  let count = 0;
  const unshown: { readonly name: string; readonly type: string }[] = [];
  const convertImage = mammoth.images.imgElement(async (image) => {
    const ending = ENDINGS[image.contentType];
    count += 1;
    const name = `figures/word-${count}.${ending ?? 'bin'}`;
    if (!ending || /^[we]mf$/.test(ending)) unshown.push({ name, type: image.contentType });
    pictures.set(name, new Uint8Array(await image.readAsArrayBuffer()));
    return { src: name };
  });
  const { value, messages } = await mammoth.convertToHtml(mammothInput(source.file), {
    styleMap: STYLES,
    convertImage,
  });
  const text = textOfBody(
    {
      nodes: readHtml(value).children.filter((node) => node.type !== 'doctype'),
      paragraphs: await readParagraphs(source.parts),
      cited: source.cited,
      formulas: source.marked.formulas,
    },
    report,
  );
  for (const { name, type } of unshown) {
    report.warn('docx/picture', { type }, undefined, wordsBefore(text.markdown, name));
  }
  for (const reason of new Set(messages.map(({ message }) => message))) {
    // A style that the file does not define is reported before, by its id.
    if (!/^Unrecognised \w+ style: 'null'/.test(reason)) report.note('docx/style', { reason });
  }
  return { ...text, pictures, source: countDocx(source.parts), problems: report.problems };
}
