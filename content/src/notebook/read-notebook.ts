/** A Jupyter notebook (format 4, https://nbformat.readthedocs.io) as what the reader uses of it. */
import { type Fields, isFields } from '../paper/fields.ts';

export interface NotebookOutput {
  readonly kind: 'data' | 'stream' | 'messages' | 'error';
  /** By media type. A stream's text, and what an error says, are `text/plain`. */
  readonly data: Readonly<Record<string, string>>;
  /** The media types whose content is no text, such as those of widgets. */
  readonly others: readonly string[];
}

export interface NotebookCell {
  readonly kind: 'markdown' | 'code' | 'raw';
  readonly source: string;
  readonly tags: ReadonlySet<string>;
  readonly isCodeHidden: boolean;
  readonly outputs: readonly NotebookOutput[];
  /** How many more there are than a page can take. */
  readonly outputsLeftOut: number;
  /** Name → media type → base64. */
  readonly attachments: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface Notebook {
  readonly metadata: Fields;
  /** Of the kernel, as a fence names it; empty where it is not said. */
  readonly language: string;
  readonly cells: readonly NotebookCell[];
  /** How many cells of kinds that the format does not have were left out. */
  readonly unknown: number;
}

/** Far more than a paper has: a file of empty cells must not take the memory. */
const CELLS_MOST = 5_000;
const OUTPUTS_MOST = 500;
const KINDS = ['markdown', 'code', 'raw'] as const;

const fieldsIn = (value: unknown): Fields => (isFields(value) ? value : {});

/** Texts are strings, or lists of their lines. */
function textIn(value: unknown): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.filter((line) => typeof line === 'string').join('') : '';
}

const isText = (value: unknown): boolean =>
  typeof value === 'string' || (Array.isArray(value) && value.every((x) => typeof x === 'string'));

function bundleIn(value: unknown): Readonly<Record<string, string>> {
  const texts = Object.entries(fieldsIn(value)).filter(([, content]) => isText(content));
  return Object.fromEntries(texts.map(([type, content]) => [type, textIn(content)]));
}

function outputIn(value: unknown): NotebookOutput[] {
  const output = fieldsIn(value);
  const plain = (text: string) => ({ data: { 'text/plain': text }, others: [] });
  switch (output.output_type) {
    case 'stream':
      return [
        { kind: output.name === 'stderr' ? 'messages' : 'stream', ...plain(textIn(output.text)) },
      ];
    case 'error':
      return [{ kind: 'error', ...plain(`${textIn(output.ename)}: ${textIn(output.evalue)}`) }];
    case 'display_data':
    case 'execute_result': {
      const all = fieldsIn(output.data);
      const others = Object.keys(all).filter((type) => !isText(all[type]));
      return [{ kind: 'data', data: bundleIn(all), others }];
    }
    default:
      return [];
  }
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function cellIn(value: unknown): NotebookCell[] {
  const cell = fieldsIn(value);
  const kind = KINDS.find((each) => each === cell.cell_type);
  if (!kind) return [];
  const metadata = fieldsIn(cell.metadata);
  const attachments = Object.entries(fieldsIn(cell.attachments));
  const outputs = kind === 'code' ? listIn(cell.outputs) : [];
  return [
    {
      kind,
      source: textIn(cell.source).replace(/\r\n?/g, '\n'),
      tags: new Set(listIn(metadata.tags).filter((tag) => typeof tag === 'string')),
      isCodeHidden: fieldsIn(metadata.jupyter).source_hidden === true,
      outputs: outputs.slice(0, OUTPUTS_MOST).flatMap(outputIn),
      outputsLeftOut: Math.max(0, outputs.length - OUTPUTS_MOST),
      attachments: Object.fromEntries(
        attachments.map(([name, bundle]) => [name, bundleIn(bundle)] as const),
      ),
    },
  ];
}

function languageIn(metadata: Fields): string {
  const names = [fieldsIn(metadata.language_info).name, fieldsIn(metadata.kernelspec).language];
  const name = names.find((each) => typeof each === 'string' && /^[\w+#-]{1,30}$/.test(each));
  return typeof name === 'string' ? name.toLowerCase() : '';
}

/** The notebook's JSON, or null where it is none, or one of format 3 and earlier, which Jupyter converts. */
export function notebookJson(text: string): Fields | null {
  try {
    const all: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return isFields(all) && all.nbformat === 4 && Array.isArray(all.cells) ? all : null;
  } catch {
    return null;
  }
}

/** Null where the text is no notebook of format 4, or has more cells than any paper. */
export function readNotebook(text: string): Notebook | null {
  const all = notebookJson(text);
  const stored = listIn(all?.cells);
  if (!all || stored.length > CELLS_MOST) return null;
  const cells = stored.flatMap(cellIn);
  const metadata = fieldsIn(all.metadata);
  return { metadata, cells, language: languageIn(metadata), unknown: stored.length - cells.length };
}
