import { printedRuns } from './printed-text.ts';

/** The further fonts that a document needs, with their locations. */
export type UsedFonts = Map<string, string>;

/**
 * A part of a pdfmake document with every `text` split into runs that its fonts can set. Records these fonts in `used`.
 */
export function typeset(node: unknown, country: string, used: UsedFonts): unknown {
  if (Array.isArray(node)) return node.map((each) => typeset(each, country, used));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => [
      name,
      name === 'text' && typeof value === 'string'
        ? setText(value, country, used)
        : typeset(value, country, used),
    ]),
  );
}

function setText(text: string, country: string, used: UsedFonts): unknown {
  const runs = printedRuns(text, country);
  for (const { font } of runs) if (font) used.set(font.name, font.file);
  const [only, ...others] = runs;
  if (others.length === 0 && !only?.font) return only?.text ?? '';
  return runs.map(({ text: run, font }) => ({ text: run, ...(font ? { font: font.name } : {}) }));
}
