/** What KaTeX, the parser of YAML and mammoth say in English, in the language of whoever reads it. */
import { formulaFault } from '@quire/model/entities/formula-faults';
import { problemText } from '@quire/model/entities/manuscript-problems';
import { bindTranslations } from '@quire/model/messages/translations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { docxToMarkdown } from '../docx/docx-to-markdown.ts';
import { inLanguage } from '../messages/in-language.ts';
import { readTranslation } from '../messages/read-translation.ts';
import { readFrontMatter } from '../paper/front-matter.ts';
import { renderDocument } from '../render-document.ts';
import { bodyWordsIn } from '../run/body-words.ts';
import { docxWith } from '../testing/make-docx.ts';
import { renderFormula } from '../tex/render-formula.ts';
import { newReport } from './problems.ts';

beforeAll(() => bindTranslations(readTranslation));
afterAll(() => bindTranslations(() => ({})));

const faultOf = (tex: string) => {
  const made = renderFormula(tex, true, {});
  return made.ok ? null : formulaFault(made.reason);
};

it.each([
  ['\\foo', 'command', '\\foo', ''],
  ['x^2^3', 'superscript', '', ''],
  ['x_1_2', 'subscript', '', ''],
  ['{x', 'missing', '}', ''],
  ['\\frac{1}', 'missing', '}', ''],
  ['\\left( x', 'missing', '\\right', ''],
  ['a & b', 'unexpected', '&', ''],
  ['\\left(x}', 'instead', '\\right', '}'],
  ['\\begin{foo}x\\end{foo}', 'environment', 'foo', ''],
  [
    ...(['\\begin{matrix}x\\end{pmatrix}', 'mismatch'] as const),
    ...(['\\begin{matrix}', '\\end{pmatrix}'] as const),
  ],
  ['\\begin{matrix}x', 'end', '', ''],
  ['x^', 'empty', '^', ''],
  ['\\sqrt', 'empty', '\\sqrt', ''],
  ['$', 'textOnly', '$', ''],
  ['\\text{\\frac12}', 'notInText', '\\frac', ''],
  ['\\kern3qq x', 'length', 'qq', ''],
  ['\\textcolor{#12}{x}', 'colour', '#12', ''],
  ['\\left x', 'delimiter', 'x', ''],
  ['\\begin{array}{q}x\\end{array}', 'column', 'q', ''],
  ['\\def\\a{\\a\\a}\\a', 'endless', '', ''],
  ['\\tag{1}\\tag{2}', 'numbers', '', ''],
  ['\\href{https://example.org}{x}', 'refused', '\\href', ''],
  ['\\hline', 'other', '\\hline valid only within array environment', ''],
] as const)('knows what is wrong with %s', (tex, fault, what, found) => {
  expect(faultOf(tex)).toEqual({ fault, what, found });
});

it('says what is wrong with a formula in the language of the text and in that of the reader', () => {
  const { html, problems } = renderDocument({
    ...{ markdown: 'Mud $\\foo$ and $\\hline$.', bibtex: '', macros: {}, figures: new Map() },
    words: bodyWordsIn('de'),
  });
  expect(html).toContain('title="Diese Formel ist nicht lesbar: der Befehl „\\foo“ ist unbekannt"');
  const [first, second] = problems.map((each) => inLanguage('fr', () => problemText(each)));
  expect(first).toMatch(
    /^Cette formule est illisible\s: \\foo \(la commande «\s\\foo\s» est inconnue\)$/,
  );
  expect(second).toMatch(/\(détail technique en anglais\s: «\s\\hline valid only/);
});

const saidOf = (yaml: string) => {
  const report = newReport();
  readFrontMatter(`---\n${yaml}\n---\n`, report);
  return report.problems.map((each) => inLanguage('es', () => problemText(each)));
};

it.each([
  ['title: Mud: a study', 'un valor contiene dos puntos'],
  ['authors:\n\t- name: Ada', 'está sangrada con un tabulador'],
  ['title: "Mud', 'falta un signo'],
  ['title: @mud', 'empieza con un signo especial'],
  ['title: "Mud \\q"', 'una barra invertida'],
  ['keywords: [mud, clay', 'misma sangría'],
])('says what is wrong with front matter such as %j', (yaml, words) => {
  expect(saidOf(yaml)[0]).toContain(words);
});

it('quotes a report from before codes were stored', () => {
  const values = { reason: 'Unexpected scalar', outcome: 'partial' };
  const before = { severity: 'warning', code: 'front-matter/yaml', values } as const;
  expect(inLanguage('de', () => problemText(before))).toContain(
    '(technische Angabe auf Englisch: „Unexpected scalar“)',
  );
});

it('says what of a Word file is not imported', async () => {
  const read = await docxToMarkdown(
    docxWith(
      '<w:p><w:pPr><w:pStyle w:val="Mud"/></w:pPr><w:r><w:t>Mud.</w:t></w:r></w:p><w:p><w:r><w:mud/><w:sym w:font="Mud" w:char="F0FF"/></w:r></w:p>',
    ),
  );
  const said = read?.problems.map((each) => inLanguage('pt-BR', () => problemText(each)));
  expect(said).toEqual([
    'Uma parte do arquivo do Word não é importada: o estilo “Mud” é desconhecido',
    'Uma parte do arquivo do Word não é importada: um elemento do tipo “w:mud”',
    'Uma parte do arquivo do Word não é importada: o símbolo “F0FF in font Mud”',
  ]);
});
