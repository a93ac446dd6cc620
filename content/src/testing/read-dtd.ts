/**
 * A document type definition, as far as it says what is valid: elements, what they hold, and their attributes. The
 * validators among our packages read schemas and RELAX NG only.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface DtdAttribute {
  /** `CDATA`, `ID` …, or the values that are allowed. */
  readonly type: string | readonly string[];
  readonly isRequired: boolean;
  readonly fixed?: string | undefined;
}

export interface Dtd {
  /** By the element's name; the model as it is declared, without white space. */
  readonly models: ReadonlyMap<string, string>;
  readonly attributes: ReadonlyMap<string, ReadonlyMap<string, DtdAttribute>>;
}

const DECLARATION =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[\s*(?<condition>[^[\s]+)\s*\[|\]\]>|%(?<call>[\w.-]+);|<!(?<kind>ENTITY|ELEMENT|ATTLIST|NOTATION)\s+(?<rest>(?:"[^"]*"|'[^']*'|--[\s\S]*?--|[^>"'])*)>/g;
const ATTRIBUTE =
  /([\w:.-]+)\s+(\([^)]*\)|NOTATION\s*\([^)]*\)|[A-Z]+)\s+(#REQUIRED|#IMPLIED|#FIXED\s+(?:"[^"]*"|'[^']*')|"[^"]*"|'[^']*')/g;

const unquoted = (text: string) => text.trim().slice(1, -1);

/** Reads a definition that lies, with its modules, in a folder and those below it. Throws where a module is missing. */
export function readDtd(folder: string, main: string): Dtd {
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => [entry.name, join(entry.parentPath, entry.name)]),
  );
  const load = (name: string): string => {
    const path = files.get(name.split('/').at(-1) ?? '');
    if (!path) throw new Error(`There is no ${name} beside the definition.`);
    return readFileSync(path, 'utf8');
  };
  const entities = new Map<string, () => string>();
  const models = new Map<string, string>();
  const attributes = new Map<string, Map<string, DtdAttribute>>();

  const expanded = (text: string): string =>
    text.replace(/%([\w.-]+);/g, (_all, name: string) => expanded(entities.get(name)?.() ?? ''));

  function declareAttributes(element: string, list: string): void {
    const known = attributes.get(element) ?? new Map<string, DtdAttribute>();
    attributes.set(element, known);
    for (const [, name = '', type = '', given = ''] of list.matchAll(ATTRIBUTE)) {
      // The first declaration holds.
      if (known.has(name)) continue;
      const values = /\(([^)]*)\)/.exec(type)?.[1];
      known.set(name, {
        type: values === undefined ? type : values.split('|').map((value) => value.trim()),
        isRequired: given === '#REQUIRED',
        fixed: given.startsWith('#FIXED') ? unquoted(given.slice('#FIXED'.length)) : undefined,
      });
    }
  }

  function declareEntity(rest: string): void {
    const parts =
      /^%\s+([\w.-]+)\s+(?:(?:PUBLIC\s+(?:"[^"]*"|'[^']*')|SYSTEM)\s+)?("[^"]*"|'[^']*')/.exec(
        rest,
      );
    const [, name = '', value = ''] = parts ?? [];
    if (!name || entities.has(name)) return;
    const isFile = /^%\s+[\w.-]+\s+(PUBLIC|SYSTEM)/.test(rest);
    entities.set(name, isFile ? () => load(unquoted(value)) : () => unquoted(value));
  }

  /** Where the section that begins before `from` ends. */
  function sectionEnd(text: string, from: number): number {
    const marks = /<!--[\s\S]*?-->|<!\[|\]\]>/g;
    marks.lastIndex = from;
    let depth = 1;
    for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
      if (mark[0] === '<![') depth += 1;
      if (mark[0] === ']]>') depth -= 1;
      if (depth === 0) return mark.index;
    }
    throw new Error('A section of the definition has no end.');
  }

  function read(text: string): void {
    const declarations = new RegExp(DECLARATION);
    for (let found = declarations.exec(text); found; found = declarations.exec(text)) {
      const { condition, call, kind, rest = '' } = found.groups ?? {};
      if (condition !== undefined) {
        const end = sectionEnd(text, declarations.lastIndex);
        if (expanded(condition).trim() === 'INCLUDE') {
          read(text.slice(declarations.lastIndex, end));
        }
        declarations.lastIndex = end + ']]>'.length;
      } else if (call !== undefined) read(entities.get(call)?.() ?? '');
      else if (kind === 'ENTITY') declareEntity(rest);
      else if (kind === 'ELEMENT' || kind === 'ATTLIST') {
        const [, name = '', content = ''] = /^(\S+)\s+([\s\S]*)$/.exec(expanded(rest).trim()) ?? [];
        if (kind === 'ATTLIST') declareAttributes(name, content);
        else if (!models.has(name)) models.set(name, content.replace(/\s+/g, ''));
      }
    }
  }

  read(load(main));
  return { models, attributes };
}
