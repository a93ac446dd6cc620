import { tagOfBabel } from '../tex/babel-languages.ts';

const BABEL = /\\usepackage\s*\[([^\]]*)\]\s*\{[^{}]*\bbabel\b[^{}]*\}/;
const CLASS = /\\documentclass\s*\[([^\]]*)\]/;
const POLYGLOSSIA = /\\set(?:default|main)language\s*(?:\[([^\]]*)\])?\s*\{(\w+)\}/;
/** Polyglossia's names for the kinds of English and Portuguese. */
const VARIANTS: Readonly<Record<string, string>> = {
  ...{ uk: 'en-GB', british: 'en-GB', us: 'en-US', usmax: 'en-US', american: 'en-US' },
  ...{ australian: 'en-AU', brazilian: 'pt-BR' },
};

/** The last language of a list of options is the text's, unless another is named as such. */
function mainOf(options: string): string | null {
  const names = options.split(',').map((option) => option.trim());
  const main = names.flatMap((name) => /^main\s*=\s*(\w+)$/.exec(name)?.[1] ?? []);
  return [...names, ...main].map(tagOfBabel).findLast((tag) => tag !== null) ?? null;
}

/**
 * The language of a LaTeX document, as babel or polyglossia is told it; null where neither is, or says none that is
 * known. Without options of its own babel takes those of the class.
 */
export function latexLanguage(text: string): string | null {
  const source = text.replace(/(?<!\\)%.*/g, '');
  const [, options = '', name] = POLYGLOSSIA.exec(source) ?? [];
  if (name !== undefined) {
    const variant = /\bvariant\s*=\s*(\w+)/.exec(options)?.[1] ?? '';
    return VARIANTS[variant] ?? tagOfBabel(name);
  }
  const babel = BABEL.exec(source)?.[1];
  if (babel !== undefined) return mainOf(babel);
  const isLoaded = /\\usepackage\s*\{[^{}]*\bbabel\b/.test(source);
  return isLoaded ? mainOf(CLASS.exec(source)?.[1] ?? '') : null;
}
