import { readGroup } from '../tex/groups.ts';
import { asProse, type Fields, isFields } from './fields.ts';

const DEFINITION =
  /\\(newcommand|renewcommand|providecommand|def|DeclareMathOperator)(\*?)\s*(?:\{\s*(\\[A-Za-z]+)\s*\}|(\\[A-Za-z]+))/g;

/** `\newcommand{\R}{\mathbb{R}}` in LaTeX source, as KaTeX's macros. */
export function readDefinitions(source: string): Record<string, string> {
  const macros: Record<string, string> = {};
  for (const match of source.matchAll(DEFINITION)) {
    const name = match[3] ?? match[4];
    let at = match.index + match[0].length;
    if (source[at] === '[') at = readGroup(source, at)?.next ?? at;
    // A default for an optional argument is not something KaTeX knows.
    if (source[at] === '[') continue;
    const parameters = /^(#\d)+/.exec(source.slice(at))?.[0] ?? '';
    const body = readGroup(source, at + parameters.length);
    if (!name || !body || source[at + parameters.length] !== '{') continue;
    const operator = match[2] === '*' ? '\\operatorname*' : '\\operatorname';
    const text = match[1] === 'DeclareMathOperator' ? `${operator}{${body.inner}}` : body.inner;
    if (text.length <= 500) macros[name] = text;
  }
  return macros;
}

/** Macros from `macros:` and from what authors put into LaTeX's preamble. */
export function readMacros(fields: Fields): Record<string, string> {
  const preamble = ['header-includes', 'preamble', 'latex_macros']
    .flatMap((name) => {
      const value = fields[name];
      return Array.isArray(value) ? value.map(asProse) : [asProse(value)];
    })
    .join('\n');
  const macros = readDefinitions(preamble);
  if (!isFields(fields.macros)) return macros;
  for (const [name, body] of Object.entries(fields.macros)) {
    if (typeof body === 'string' && body.length <= 500) {
      macros[name.startsWith('\\') ? name : `\\${name}`] = body;
    }
  }
  return macros;
}
