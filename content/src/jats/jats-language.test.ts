import { expect, it } from 'vitest';
import { writeJats } from '../export/write-jats.ts';
import { writeLatex } from '../export/write-latex.ts';
import { EXPORTED } from '../testing/exported-paper.ts';
import { hasJatsDtd, jatsDtdFaults } from '../testing/jats-dtd.ts';
import { jatsToMarkdown } from './jats-to-markdown.ts';

const read = (body: string, lang = 'en') =>
  jatsToMarkdown(
    `<article xml:lang="${lang}"><front><article-meta><title-group><article-title>On <italic xml:lang="fr">boue</italic></article-title></title-group></article-meta></front><body><sec><title>One</title>${body}</sec></body></article>`,
  );

it('reads the language of words, paragraphs and quotations', () => {
  const made = read(
    `<p>Of <italic xml:lang="fr">la boue</italic>, <styled-content xml:lang="ar">طين</styled-content> and <named-content content-type="x" xml:lang="en-GB">mud</named-content>.</p>
    <p xml:lang="de">Der Schlamm.</p><disp-quote xml:lang="es"><p>El barro.</p></disp-quote>`,
  );
  expect(made?.markdown).toContain('Of *[la boue]{lang=fr}*, [طين]{lang=ar dir=rtl} and mud.');
  expect(made?.markdown).toContain('\n[Der Schlamm.]{lang=de}\n');
  expect(made?.markdown).toMatch(/> El barro|::: \{lang=es\}/);
  expect(made?.title).toBe('On *boue*');
});

it('keeps the region of an article’s language', () => {
  const languages = ['en-GB', 'EN-us', 'pt_BR', 'zh-hans', 'fr', ''];
  expect(languages.map((lang) => read('<p>x</p>', lang)?.details?.language)).toEqual([
    ...['en-GB', 'en-US', 'pt-BR', 'zh-Hans', 'fr'],
    undefined,
  ]);
});

const MARKDOWN =
  'Of [la *boue*]{lang=fr} and [طين]{lang=ar}.\n\n::: {lang=de}\nDer Schlamm.\n\n> Und Salz.\n:::\n';

it('writes the languages of a text to JATS, and reads them again', () => {
  const paper = { ...EXPORTED, markdown: MARKDOWN, bibtex: '' };
  const xml = writeJats(paper, null);
  for (const part of [
    '<styled-content xml:lang="fr">la <italic>boue</italic></styled-content>',
    '<styled-content xml:lang="ar">طين</styled-content>',
    '<p xml:lang="de">Der Schlamm.</p>',
    '<disp-quote xml:lang="de"><p>Und Salz.</p></disp-quote>',
  ])
    expect(xml).toContain(part);
  if (hasJatsDtd) expect(jatsDtdFaults(xml)).toEqual([]);
  expect(jatsToMarkdown(xml)?.markdown).toContain(
    'Of [la *boue*]{lang=fr} and [طين]{lang=ar dir=rtl}.',
  );
});

it('writes them to LaTeX, with babel where it can set them', () => {
  const { tex } = writeLatex({
    ...EXPORTED,
    metadata: { ...EXPORTED.metadata, language: 'en-GB' },
    markdown: '[boue]{lang=fr}\n\n::: {lang=de}\nSalz.\n:::\n',
  });
  expect(tex).toContain('\\usepackage[french,ngerman,british]{babel}');
  expect(tex).toContain('\\foreignlanguage{french}{boue}');
  expect(tex).toContain('\\begin{otherlanguage}{ngerman}\nSalz.\n\\end{otherlanguage}');
  const arabic = writeLatex({ ...EXPORTED, markdown: MARKDOWN }).tex;
  expect(arabic).toContain('\\providecommand{\\foreignlanguage}[2]{#2}');
});
