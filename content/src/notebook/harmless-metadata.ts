/**
 * What a notebook may keep where its authors must not be known. Programs write into metadata who has opened and run
 * it (Colab: `colab`, `executionInfo.user`), where it lies and what is installed there, under names of their own; so
 * all goes but what is listed (https://nbformat.readthedocs.io).
 */
import { type Fields, isFields } from '../paper/fields.ts';

type Kept = Readonly<Record<string, (value: unknown) => boolean>>;

const isText = (value: unknown): boolean => typeof value === 'string';
const isFlag = (value: unknown): boolean => typeof value === 'boolean';
const isAny = (): boolean => true;
const isList = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const areTexts = (value: unknown): boolean => isText(value) || isList(value);

const FILE: Kept = { nbformat: isAny, nbformat_minor: isAny };
const CELL: Kept = {
  ...{ cell_type: isText, id: isText, source: areTexts, execution_count: isAny },
  attachments: isFields,
};
const OUTPUT: Kept = {
  ...{ output_type: isText, execution_count: isAny, name: isText, text: areTexts, data: isFields },
  ...{ ename: isText, evalue: isText, traceback: areTexts },
};
const TEXTS: Kept = { title: isText, abstract: areTexts, keywords: areTexts };
const KERNEL: Kept = { name: isText, display_name: isText, language: isText };
const LANGUAGE: Kept = {
  ...{ name: isText, version: isText, mimetype: isText, file_extension: isText },
  ...{ pygments_lexer: isText, nbconvert_exporter: isText },
};
const CELL_METADATA: Kept = { tags: isList, collapsed: isFlag };
const SHOWN: Kept = { source_hidden: isFlag, outputs_hidden: isFlag };

const only = (value: unknown, kept: Kept): Fields =>
  Object.fromEntries(
    Object.entries(isFields(value) ? value : {}).filter(
      ([name, each]) => Object.hasOwn(kept, name) && kept[name]?.(each),
    ),
  );

/** A map of maps, without those of which nothing is left. */
const present = (maps: Readonly<Record<string, Fields>>): Fields =>
  Object.fromEntries(Object.entries(maps).filter(([, map]) => Object.keys(map).length > 0));

function harmlessOutput(output: Fields): Fields {
  const isData = isFields(output.data);
  return { ...only(output, OUTPUT), ...(isData && { metadata: {} }) };
}

/** A cell with its text, its outputs, its tags, and whether it is shown. */
export function harmlessCell(cell: Fields): Fields {
  const metadata = isFields(cell.metadata) ? cell.metadata : {};
  const outputs = Array.isArray(cell.outputs) ? cell.outputs.filter(isFields) : null;
  return {
    ...only(cell, CELL),
    metadata: {
      ...only(metadata, CELL_METADATA),
      ...present({ jupyter: only(metadata.jupyter, SHOWN) }),
    },
    ...(outputs && { outputs: outputs.map(harmlessOutput) }),
  };
}

/** A notebook without its cells: its format, its kernel and language, and texts of its own. */
export function harmlessFrame(notebook: Fields): Fields {
  const metadata = isFields(notebook.metadata) ? notebook.metadata : {};
  return {
    ...only(notebook, FILE),
    metadata: {
      ...only(metadata, TEXTS),
      ...present({
        kernelspec: only(metadata.kernelspec, KERNEL),
        language_info: only(metadata.language_info, LANGUAGE),
      }),
    },
  };
}
