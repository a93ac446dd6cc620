import type { FontSlice } from '../../../platform/fonts/fallback-fonts.ts';
import { printedRuns, type Setting } from './printed-text.ts';

/** The further fonts that a document needs, by their names. */
export type UsedFonts = Map<string, FontSlice>;

/**
 * A part of a pdfmake document with every `text` split into runs that its fonts can set. Records these fonts in `used`.
 */
export function typeset(node: unknown, setting: Setting, used: UsedFonts): unknown {
  if (Array.isArray(node)) return node.map((each) => typeset(each, setting, used));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => [
      name,
      name === 'text' && typeof value === 'string'
        ? setText(value, setting, used)
        : typeset(value, setting, used),
    ]),
  );
}

function setText(text: string, setting: Setting, used: UsedFonts): unknown {
  const runs = printedRuns(text, setting);
  for (const { font } of runs) if (font) used.set(font.name, font);
  const [only, ...others] = runs;
  if (others.length === 0 && !only?.font && !only?.level) return only?.text ?? '';
  return runs.map(({ font, ...run }) => ({ ...run, ...(font && { font: font.name }) }));
}
