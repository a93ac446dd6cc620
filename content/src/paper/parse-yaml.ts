/** YAML of an author's file, which may be nested without end, refer to itself or to nothing. */
import { type Document, isAlias, isMap, isNode, parseDocument, Scalar, visit } from 'yaml';
import { cutNestedYaml } from './cut-nested-yaml.ts';
import { type Fields, isFields } from './fields.ts';

interface ParsedYaml {
  /** Without the fields that cannot be read. */
  readonly fields: Fields;
  /** The first thing that is wrong, on a line of the source: the parser's code and message. */
  readonly error: { readonly code: string; readonly message: string; readonly line: number } | null;
  /** The lines of the fields that were cut because they are nested too deeply. */
  readonly nested: readonly number[];
  /** The names of the fields that were left out because they hold themselves, or grow without bound. */
  readonly endless: readonly string[];
}

/** More uses of one value than this are an attack on the memory. */
const ALIASES_MOST = 100;

/** `*word*` that refers to nothing is emphasis, as authors write it. */
function keepEmphasis(document: Document): void {
  const anchors = new Set<string>();
  visit(document, (_, node) => {
    if (isAlias(node)) return anchors.has(node.source) ? undefined : new Scalar(`*${node.source}`);
    if (isNode(node) && node.anchor) anchors.add(node.anchor);
    return undefined;
  });
}

/** What `read` gives; undefined where values grow without bound, or hold themselves. */
function bounded(read: () => unknown): unknown {
  try {
    const value = read();
    // Throws for what holds itself.
    JSON.stringify(value);
    return value;
  } catch {
    return undefined;
  }
}

function valuesOf(document: Document): Pick<ParsedYaml, 'fields' | 'endless'> {
  const options = { maxAliasCount: ALIASES_MOST };
  const all = bounded(() => document.toJS(options));
  if (all !== undefined) return { fields: isFields(all) ? all : {}, endless: [] };
  const pairs = isMap(document.contents) ? document.contents.items : [];
  const read = pairs.map(({ key, value }): [string, unknown] => [
    String(key),
    isNode(value) ? bounded(() => value.toJS(document, options)) : null,
  ]);
  return {
    fields: Object.fromEntries(read.filter(([, value]) => value !== undefined)),
    endless: read.flatMap(([name, value]) => (value === undefined ? [name] : [])),
  };
}

/** Reads as much as can be read. It does not throw. */
export function parseYaml(source: string): ParsedYaml {
  const { text, nested } = cutNestedYaml(source);
  const document = parseDocument(text, { strict: false, uniqueKeys: false, logLevel: 'silent' });
  keepEmphasis(document);
  const [first] = document.errors;
  const error = first && {
    code: first.code,
    message: (first.message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, ''),
    line: first.linePos?.[0].line ?? 1,
  };
  return { ...valuesOf(document), error: error ?? null, nested };
}
