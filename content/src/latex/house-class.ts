/** The commands of the press's own LaTeX class, in LaTeX's words: `demo/pages/journals/latex_template.files`. */
import { countedParameters, type Macro } from './macro.ts';

const macro = (count: number, body: string, otherwise: string | null = null): Macro => ({
  parameters: countedParameters(String(count), otherwise),
  body,
});
const statement = (title: string): Macro => macro(1, `\\section*{${title}}\n#1\n\n`);

const MACROS: ReadonlyMap<string, Macro> = new Map([
  ['addauthor', macro(2, '\\author[#1]{#2}', '')],
  ['affiliation', macro(3, '\\affil[#1]{#2, #3}')],
  ['orcid', macro(2, '\\quireorcid{#1}{#2}')],
  ['correspondence', macro(2, '\\quirecorrespondence{#1}{#2}')],
  ['contributions', statement('Author contributions')],
  ['funding', statement('Funding')],
  ['interests', statement('Conflicts of interest')],
  ['availability', statement('Data availability')],
  ['ethicsstatement', statement('Ethics')],
  ['toolsused', statement('Declaration of generative AI use')],
  ['acknowledgements', statement('Acknowledgements')],
]);

/** LiveCoMS: `\orcid{Name}{0000-…}`. */
const LIVECOMS: ReadonlyMap<string, Macro> = new Map([['orcid', macro(2, '\\quireorcid{#1}{#2}')]]);

/** What these commands stand for in a text of a class that has names of its own for them; none in any other. */
export function houseMacros(source: string): ReadonlyMap<string, Macro> {
  if (source.includes('\\addauthor')) return MACROS;
  return /\\documentclass\s*(\[[^\]]*\])?\s*\{livecoms\}/.test(source) ? LIVECOMS : new Map();
}
