/** A Jupyter notebook as a paper's folder: its text in Markdown, and its pictures. */
import { stringify } from 'yaml';
import { asProse, asText, type Fields, isFields } from '../paper/fields.ts';
import { newReport, type Report } from '../report/problems.ts';
import { cellOptions } from './cell-options.ts';
import { formulaOfOutput } from './formula-of-output.ts';
import {
  type Notebook,
  type NotebookCell,
  type NotebookOutput,
  readNotebook,
} from './read-notebook.ts';
import { tableOfOutput, wordsOfOutput } from './table-of-output.ts';

interface NotebookPaper {
  /** With front matter where the notebook states anything. */
  readonly markdown: string;
  readonly pictures: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  readonly problems: Report['problems'];
}

/** What is shown of an output: more is a log, which no reader reads. */
const LINES_MOST = 100;
const LINE_MOST = 500;
const HTML_MOST = 2_000_000;
const PICTURES_MOST = 200;
const PICTURE_MOST_BYTES = 30 * 1024 * 1024;
/** The best first. */
const PICTURES: readonly (readonly [type: string, ending: string])[] = [
  ['image/svg+xml', 'svg'],
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/gif', 'gif'],
  ['image/webp', 'webp'],
];
const FRONT = /^\s*---[ \t]*\n[\s\S]*?\n(?:---|\.\.\.)[ \t]*(?:\n|$)/;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
/** Colours of a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are to go
const TERMINAL = /\u001b\[[0-9;?]*[A-Za-z]|[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** `code` between fences that nothing in it closes. */
function fenced(code: string, language = ''): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${code}\n${fence}`;
}

/** The last state of each line: progress bars write over their own. */
const plainLines = (text: string): string[] =>
  text
    .replace(/\r\n/g, '\n')
    .split('\n')
    .map((line) => (line.split('\r').findLast(Boolean) ?? '').replace(TERMINAL, '').trimEnd())
    .map((line) => (line.length > LINE_MOST ? `${line.slice(0, LINE_MOST)}…` : line));

const attributeWords = (words: string): string =>
  words.replaceAll('"', '”').replace(/[{}\\]/g, ' ');

const NO_NAMES = { label: '', caption: '', description: '' };

class Writer {
  readonly report = newReport();
  readonly pictures = new Map<string, Uint8Array<ArrayBuffer>>();
  readonly #language: string;
  /** Its number is the one that a reader of the notebook counts. */
  #cell = 0;
  #html = 0;

  constructor(language: string) {
    this.#language = language;
  }

  /** The name of a picture in the text; null, and a warning, where it cannot be taken. */
  #picture(name: string, type: string, content: string): string | null {
    const encoded = type === 'image/svg+xml' ? '' : content.replace(/\s+/g, '');
    if (this.pictures.size >= PICTURES_MOST) {
      this.report.warn('notebook/pictures', { cell: this.#cell, most: PICTURES_MOST });
      return null;
    }
    if (content.length > PICTURE_MOST_BYTES * 1.4) {
      this.report.warn('notebook/picture', { cell: this.#cell, kind: 'large' });
      return null;
    }
    if (type === 'image/svg+xml') {
      this.pictures.set(name, new TextEncoder().encode(content));
      return name;
    }
    if (encoded.length % 4 !== 0 || !BASE64.test(encoded)) {
      this.report.warn('notebook/picture', { cell: this.#cell, kind: 'unreadable' });
      return null;
    }
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    this.pictures.set(name, bytes);
    return name;
  }

  /** A text as it was printed, cut where it is a log. */
  #printed(text: string): string[] {
    const lines = plainLines(text);
    const all = lines.join('\n').replace(/^\n+/, '').trimEnd();
    if (all === '') return [];
    const shown = all.split('\n');
    if (shown.length <= LINES_MOST) return [fenced(all)];
    const values = { cell: this.#cell, count: shown.length, most: LINES_MOST };
    this.report.warn('notebook/long', values);
    return [fenced(shown.slice(0, LINES_MOST).join('\n'))];
  }

  #data({ data, others }: NotebookOutput, place: string, names: typeof NO_NAMES): string[] {
    const [type, ending] = PICTURES.find(([each]) => data[each]?.trim()) ?? [];
    if (type && ending) {
      const path = this.#picture(`output-${place}.${ending}`, type, data[type] ?? '');
      if (path === null) return [];
      const { label, caption, description } = names;
      const attributes = [
        label && `#${label}`,
        description && `alt="${attributeWords(description)}"`,
      ];
      const said = attributes.filter(Boolean).join(' ');
      return [`![${caption}](${path})${said && `{${said}}`}`];
    }
    const { 'text/markdown': markdown, 'text/latex': latex, 'text/html': html } = data;
    if (markdown?.trim()) return [markdown.trim()];
    const formula = latex ? formulaOfOutput(latex) : null;
    if (formula !== null) return [formula];
    // Parsing takes much longer than reading.
    this.#html += html?.length ?? 0;
    const isRead = this.#html <= HTML_MOST;
    const table = html && isRead ? tableOfOutput(html) : null;
    if (table) {
      const name = names.label && ` {#${names.label}}`;
      return [table, ...(names.caption ? [`Table: ${names.caption}${name}`] : [])];
    }
    const plain = data['text/plain'] ?? '';
    const words = html && isRead && !plain.trim() ? wordsOfOutput(html) : plain;
    const lost = [...others, ...(html && !table ? ['text/html'] : [])];
    if (lost.length > 0 || words.trim() === '') {
      const types = lost.length > 0 ? lost : Object.keys(data);
      const kind = words.trim() === '' ? 'lost' : 'plain';
      const values = { cell: this.#cell, types: types.join(', ') || '–', kind } as const;
      this.report.warn('notebook/output', values);
    }
    // The name of an object of the program says nothing to a reader.
    if (/^<[^<>\n]*>$/.test(words.trim())) return [];
    return this.#printed(words);
  }

  #output(output: NotebookOutput, place: string, names: typeof NO_NAMES): string[] {
    const text = output.data['text/plain'] ?? '';
    switch (output.kind) {
      case 'stream':
        return this.#printed(text);
      case 'messages':
        if (text.trim() !== '') {
          this.report.note('notebook/messages', { cell: this.#cell });
        }
        return [];
      case 'error':
        this.report.warn('notebook/error', { cell: this.#cell });
        return this.#printed(text);
      default:
        return this.#data(output, place, names);
    }
  }

  #code(cell: NotebookCell): string[] {
    const options = cellOptions(cell);
    const parts = options.showsCode && options.code ? [fenced(options.code, this.#language)] : [];
    if (!options.showsOutput) return parts;
    if (cell.outputsLeftOut > 0)
      this.report.warn('notebook/outputs', { cell: this.#cell, count: cell.outputsLeftOut });
    let names: typeof NO_NAMES = options;
    for (const [at, output] of cell.outputs.entries()) {
      const made = this.#output(output, `${this.#cell}-${at + 1}`, names);
      // They are of its first figure or table.
      if (made.some((part) => part.startsWith('![') || part.startsWith('|'))) names = NO_NAMES;
      parts.push(...made);
    }
    return parts;
  }

  #attached({ source, attachments }: NotebookCell): string {
    return source.replace(
      /\(\s*attachment:([^\s()"]{1,200})|(?<=src\s*=\s*["'])attachment:([^\s"']{1,200})/g,
      (all, inText: string | undefined, inTag: string | undefined) => {
        const name = inText ?? inTag ?? '';
        const bundle = attachments[name] ?? attachments[decoded(name)] ?? {};
        const [type, ending] = PICTURES.find(([each]) => bundle[each]) ?? [];
        const stem = name.replace(/\.\w+$/, '').replace(/[^\w-]+/g, '-');
        const path = `attachment-${this.#cell}-${stem || 'picture'}.${ending}`;
        if (!type) this.report.warn('notebook/attachment', { cell: this.#cell, name });
        const known = this.pictures.has(path);
        const taken = type && !known ? this.#picture(path, type, bundle[type] ?? '') : path;
        if (!type || taken === null) return all;
        return inText === undefined ? path : `(${path}`;
      },
    );
  }

  write(cell: NotebookCell, number: number): string[] {
    this.#cell = number;
    if (cell.kind === 'code') return this.#code(cell);
    if (['remove-cell', 'hide-cell'].some((tag) => cell.tags.has(tag))) return [];
    if (cell.kind === 'markdown') return [this.#attached(cell).trim()].filter(Boolean);
    if (cell.source.trim() !== '') this.report.warn('notebook/raw', { cell: this.#cell });
    return [];
  }
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const namesIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value])
    .map((each) => asText(isFields(each) ? each.name : each).trim())
    .filter(Boolean);

/** What the notebook's own metadata state (https://nbformat.readthedocs.io: `title`, `authors`). */
function frontMatter({ metadata }: Notebook): string {
  const authors = namesIn(metadata.authors ?? metadata.author);
  const stated: Fields = {
    title: asText(metadata.title),
    authors: authors.map((name) => ({ name })),
    abstract: asProse(metadata.abstract),
    keywords: namesIn(metadata.keywords),
  };
  const said = Object.entries(stated).filter(
    ([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return said.length > 0
    ? `---\n${stringify(Object.fromEntries(said), { lineWidth: 0 })}---\n\n`
    : '';
}

/**
 * Cells of Markdown as they are; code in fences; pictures, tables and printed text of the outputs. Front matter is a
 * first cell that is written as such (Quarto, MyST), or what the metadata state. Null where it is no notebook of
 * format 4.
 *
 * @param bytes bounded before; no part of it is unpacked beyond its own size
 */
export function notebookPaper(bytes: Uint8Array): NotebookPaper | null {
  const notebook = readNotebook(new TextDecoder().decode(bytes));
  if (!notebook) return null;
  const { cells, unknown, language } = notebook;
  const writer = new Writer(language);
  if (unknown > 0) {
    writer.report.warn('notebook/cell', { count: unknown });
  }
  const [first, ...rest] = cells;
  const isFront = first !== undefined && first.kind !== 'code' && FRONT.test(first.source);
  const front = isFront ? `${first.source.trim()}\n\n` : frontMatter(notebook);
  const written = isFront ? rest : cells;
  const offset = isFront ? 2 : 1;
  const parts = written.flatMap((cell, at) => writer.write(cell, at + offset));
  const { pictures, report } = writer;
  return { markdown: `${front}${parts.join('\n\n')}\n`, pictures, problems: report.problems };
}

/** The same as a folder that is read as a paper. The pictures are named, without their bytes. */
export function notebookFolder(bytes: Uint8Array): Map<string, Uint8Array> | null {
  const paper = notebookPaper(bytes);
  if (!paper) return null;
  const files = new Map([...paper.pictures.keys()].map((path) => [path, new Uint8Array()]));
  return files.set('paper.md', new TextEncoder().encode(paper.markdown));
}
