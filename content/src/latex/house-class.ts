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

/** ACM: a sponsor with an id and its address, and the number of a grant of it. */
const ACMART: ReadonlyMap<string, Macro> = new Map([
  ['grantsponsor', macro(3, '#2')],
  ['grantnum', macro(3, '#3', '')],
]);

/** Statements of MDPI, which stand behind the text. */
const MDPI: ReadonlyMap<string, Macro> = new Map([
  ['authorcontributions', statement('Author contributions')],
  ['funding', statement('Funding')],
  ['dataavailability', statement('Data availability')],
  ['conflictsofinterest', statement('Conflicts of interest')],
]);

const OF_CLASSES: Readonly<Record<string, ReadonlyMap<string, Macro>>> = {
  livecoms: LIVECOMS,
  acmart: ACMART,
  mdpi: MDPI,
};

/** What these commands stand for in a text of a class that has names of its own for them; none in any other. */
export function houseMacros(source: string): ReadonlyMap<string, Macro> {
  if (source.includes('\\addauthor')) return MACROS;
  const [, , name = ''] =
    /\\documentclass\s*(\[[^\]]*\])?\s*\{(?:[\w.-]+\/)*(\w+)\}/.exec(source) ?? [];
  return OF_CLASSES[name] ?? new Map();
}
