/** A LaTeX document with its folder as Markdown: text, details, bibliography, pictures. */
import type { PhrasingContent, RootContent } from 'mdast';
import { openLibrary } from '../citations/library.ts';
import type { ConvertedText } from '../convert/converted.ts';
import { writeMarkdown } from '../convert/write-markdown.ts';
import { decodeText } from '../paper/decode-text.ts';
import { fileNameOf, findFigure, folderOf, normalisePath } from '../paper/find-files.ts';
import { newReport, type Report } from '../report/problems.ts';
import { countLatex } from './count-latex.ts';
import { type Expanded, expandLatex } from './expand-latex.ts';
import { findMain } from './find-main.ts';
import { LabelBook } from './label-book.ts';
import { bibtexFiles, environmentsNamed, typedReferences } from './latex-bibliography.ts';
import { blockReader } from './latex-blocks.ts';
import type { Names } from './latex-citations.ts';
import { type LatexContext, sourceOf } from './latex-context.ts';
import { inlineReader, joined } from './latex-inline.ts';
import { latexLanguage } from './latex-language.ts';
import { commandsOf, readLatexMetadata, withoutAbstractSection } from './latex-metadata.ts';
import { CLASS_THEOREMS } from './latex-theorem.ts';
import { lastArgument, parseLatex, type TexNode } from './parse-latex.ts';

const SOURCES = /\.(tex|ltx|sty|cls|bbl|bib|tikz|texinput|txt|def|cfg|inc)$/i;
const PICTURES = [
  '.svg',
  '.png',
  '.jpg',
  '.jpeg',
  '.webp',
  '.gif',
  '.pdf',
  '.tif',
  '.tiff',
  '.eps',
  '.ps',
];

type Texts = ReadonlyMap<string, string>;

/** Finds a file as LaTeX does: from the main file's folder, then anywhere with this name. */
function finder(paths: readonly string[], from: string) {
  return (name: string, endings: readonly string[]): string | null => {
    const bare = name.replace(/^["\s]+|["\s]+$/g, '').replace(/^\.\//, '');
    for (const ending of endings) {
      const wanted = normalisePath(`${from}/${bare}${ending}`) ?? '';
      const found =
        paths.find((path) => path === wanted) ??
        paths.find((path) => path.toLowerCase() === wanted.toLowerCase());
      if (found !== undefined) return found;
    }
    const namesakes = paths.filter((path) =>
      endings.some((ending) => fileNameOf(path) === fileNameOf(`${bare}${ending}`)),
    );
    return namesakes.length === 1 ? (namesakes[0] ?? null) : null;
  };
}

/** Folders that `\graphicspath{{a/}{b/}}` names. */
const picturesIn = (text: string): string[] => [
  '',
  ...[...text.matchAll(/\\graphicspath\s*\{((?:\s*\{[^{}]*\}\s*)+)\}/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/\{([^{}]*)\}/g)].map(([, folder = '']) => folder.trim()),
  ),
];

/** The preamble and the text between `\begin{document}` and its end, each as a tree of its own. */
function treesOf(source: Expanded, report: Report): { preamble: TexNode[]; body: TexNode[] } {
  const theorems = [...source.theorems.keys(), ...CLASS_THEOREMS];
  const { text } = source;
  const begin = text.indexOf('\\begin{document}');
  const from = begin < 0 ? 0 : begin + '\\begin{document}'.length;
  const end = text.indexOf('\\end{document}', from);
  // Blanks in the place of what is left out keep each place where it was.
  const part = (start: number, stop: number) =>
    parseLatex(`${' '.repeat(start)}${text.slice(start, stop)}`, theorems);
  const body = part(from, end < 0 ? text.length : end);
  if (!body) report.fail('latex/unreadable', { kind: 'unclosed' });
  return { preamble: (begin > 0 ? part(0, begin) : null) ?? [], body: body ?? [] };
}

function newContext(
  source: Expanded,
  report: Report,
  findPicture: LatexContext['findPicture'],
  names: Names,
): LatexContext & { readonly finish: () => void } {
  const read = inlineReader(names);
  const inline = (nodes: readonly TexNode[]): PhrasingContent[] => read(nodes, context);
  const { read: readBlocks, ownLabel, finish } = blockReader(inline);
  const labels = new LabelBook((label) => ownLabel(context, label));
  const context: LatexContext & { readonly finish: () => void } = {
    source,
    report,
    labels,
    findPicture,
    inline,
    markdown: (nodes) => {
      const children = joined(inline(nodes)).filter((node) => node.type !== 'break');
      return writeMarkdown({ type: 'root', children: [{ type: 'paragraph', children }] })
        .replace(/\s*\n\s*/g, ' ')
        .trim();
    },
    blocks: (nodes) => readBlocks(nodes, context),
    notes: [],
    unknown: new Map(),
    formulas: new Map(),
    noteCount: 0,
    pictureCount: 0,
    finish,
  };
  return context;
}

function reportUnknown({ unknown, report }: LatexContext): void {
  for (const [name, { place, count }] of unknown) {
    const kind = name.startsWith('\\begin') ? 'environment' : 'command';
    report.warn('latex/unknown', { ...place, name, count, kind });
  }
}

/** Who the cited works are by: asked for only where a text names authors by their works. */
function namesOf(text: string, bibliography: string): Names {
  const keys = [...text.matchAll(/\\[cC]iteauthor\*?(?:\[[^\]]*\])*\s*\{([^{}]*)\}/g)].flatMap(
    ([, list = '']) => list.split(',').map((key) => key.trim()),
  );
  if (keys.length === 0 || bibliography === '') return new Map();
  const library = openLibrary(bibliography);
  const known = new Map(
    keys.flatMap((key) => {
      const found = library.find(key);
      return found === null ? [] : [[key, found]];
    }),
  );
  const { names } = library.cite([...new Set(known.values())]);
  return new Map([...known].map(([key, found]) => [key, names.get(found)?.author ?? key]));
}

function textsIn(files: ReadonlyMap<string, Uint8Array>, report: Report): Texts {
  const wanted = [...files].filter(([path]) => SOURCES.test(path));
  return new Map(wanted.map(([path, bytes]) => [path, decodeText(bytes, path, report)]));
}

/** A template of Russian theses has a title page of its own, made of macros: here they are LaTeX's commands. */
function titled(main: string, texts: Texts): string {
  const text = texts.get(main) ?? '';
  const isThesis = [...texts.values()].some((each) => /\\newcommand\{\\thesisTitle\}/.test(each));
  if (!isThesis || /\\title\s*[[{]/.test(text)) return text;
  const said =
    '\\title{\\thesisTitle}\\author{\\thesisAuthorOtherNames{} \\thesisAuthorLastName{}}';
  return text.replace('\\begin{document}', (begin) => `${begin}${said}`);
}

function convert(files: ReadonlyMap<string, Uint8Array>, report: Report): ConvertedText | null {
  const texts = textsIn(files, report);
  const main = findMain(texts);
  if (!main) return null;
  if (main.others.length > 0)
    report.note('latex/main', { name: main.path, others: main.others.join(', ') });
  const paths = [...files.keys()];
  const from = folderOf(main.path);
  const find = finder([...texts.keys()], from);
  const open = (name: string, endings: readonly string[]) => {
    const path = find(name, endings);
    return path === null ? null : { path, text: texts.get(path) ?? '' };
  };
  const source = expandLatex({ path: main.path, text: titled(main.path, texts) }, open, report);
  const { preamble, body } = treesOf(source, report);
  const folders = picturesIn(source.text);
  const findFile = finder(paths, from);
  const pictures = new Map<string, Uint8Array<ArrayBuffer>>();
  const besideMain = (path: string) =>
    from && path.startsWith(`${from}/`) ? path.slice(from.length + 1) : path;
  const findPicture = (name: string): string | null => {
    for (const folder of folders) {
      const wanted = `${folder}${folder && !folder.endsWith('/') ? '/' : ''}${name}`;
      // SVG and raster pictures before what only paper shows.
      const bare = wanted.replace(/\.(pdf|eps|ps|tex|pgf)$/i, '');
      const path =
        PICTURES.map((ending) => findFile(bare, [ending])).find((found) => found !== null) ??
        findFile(wanted, ['']) ??
        findFigure(paths, wanted, from)?.path;
      if (path) {
        pictures.set(besideMain(path), new Uint8Array(files.get(path) ?? []));
        return besideMain(path);
      }
    }
    return null;
  };

  const bare = newContext(source, newReport(), findPicture, new Map());
  const commands = [...commandsOf(preamble, 'bibliography'), ...commandsOf(body, 'bibliography')];
  const named = commands.flatMap((node) =>
    sourceOf(bare, lastArgument(node))
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  );
  const isThere = (name: string) => open(name, ['.bib', '']) !== null;
  // A name that is made by macros tells no file: then those beside the text are meant.
  const beside =
    commands.length > 0 && !named.some(isThere)
      ? [...texts.keys()]
          .filter((path) => /\.bib$/i.test(path) && folderOf(path) === from)
          .map(fileNameOf)
      : [];
  const bibtex = bibtexFiles(
    beside.length > 0 ? beside : named,
    (name) => open(name, ['.bib', ''])?.text ?? null,
    report,
  );
  const made =
    bibtex.trim() === ''
      ? open(main.path.replace(/\.[^./]*$/, '').slice(from ? from.length + 1 : 0), ['.bbl'])
      : null;
  const typed = (nodes: readonly TexNode[], of: Expanded) =>
    typedReferences(
      nodes,
      newContext(of, report, () => null, new Map()),
    );
  const listed = made ? expandLatex({ path: made.path, text: made.text }, open, report) : null;
  const bibliography =
    bibtex.trim() !== ''
      ? bibtex
      : (listed ? typed(parseLatex(listed.text, []) ?? [], listed) : '') || typed(body, source);

  const context = newContext(source, report, findPicture, namesOf(source.text, bibliography));
  const { title, abstract, details, titlePage } = readLatexMetadata(
    [...preamble, ...body],
    context,
  );
  const language = latexLanguage(texts.get(main.path) ?? '');
  const hasAbstract = environmentsNamed(body, /^(abstract\*?|Abstract|onecolabstract)$/).length > 0;
  const write = (children: RootContent[]) => writeMarkdown({ type: 'root', children });
  const blocks = context.blocks(
    (hasAbstract ? body : withoutAbstractSection(body)).filter((node) => node !== titlePage),
  );
  context.finish();
  const abstractBlocks = abstract.length > 0 ? context.blocks(abstract) : [];
  const [markdown, summary] = [
    context.labels.settle(write(blocks)),
    context.labels.settle(write(abstractBlocks)),
  ];
  for (const label of context.labels.missing()) report.warn('latex/label', { label });
  reportUnknown(context);
  return {
    title: context.labels.settle(title),
    abstract: summary.trim(),
    markdown,
    details: { ...details, ...(language === null ? {} : { language }) },
    bibliography,
    macros: {},
    pictures,
    source: countLatex(texts.get(main.path) ?? '', open),
    problems: report.problems,
  };
}

/**
 * Reads a folder of LaTeX: macros are expanded, files put together, BibTeX joined. What is not understood keeps its
 * words and is reported with file and line; pictures that no browser shows are named. Null where no file of the
 * folder is a LaTeX document. Never throws; bound the folder before.
 */
export function latexToMarkdown(files: ReadonlyMap<string, Uint8Array>): ConvertedText | null {
  const report = newReport();
  try {
    return convert(files, report);
  } catch {
    // A text nested thousands of times exceeds what a program can follow.
    report.fail('latex/unreadable', { kind: 'deep' });
    const nothing = { title: '', abstract: '', markdown: '', bibliography: '', macros: {} };
    return { ...nothing, pictures: new Map(), problems: report.problems };
  }
}
