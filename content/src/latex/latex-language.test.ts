import { expect, it } from 'vitest';
import { latexLanguage } from './latex-language.ts';
import { latexToMarkdown } from './latex-to-markdown.ts';

it.each([
  [String.raw`\documentclass{article}\usepackage[ngerman,british]{babel}`, 'en-GB'],
  [String.raw`\documentclass{article}\usepackage[main=french,english]{babel}`, 'fr'],
  [String.raw`\documentclass[11pt,brazil,a4paper]{article}\usepackage{amsmath,babel}`, 'pt-BR'],
  [String.raw`\usepackage{polyglossia}\setdefaultlanguage[variant=american]{english}`, 'en-US'],
  [String.raw`\setmainlanguage{arabic}`, 'ar'],
  ['% \\usepackage[german]{babel}\n\\usepackage[french]{babel}', 'fr'],
  [String.raw`\documentclass[english]{article}`, null],
  [String.raw`\usepackage[shorthands=off]{babel}`, null],
])('reads of %j the language %s', (source, language) => {
  expect(latexLanguage(source)).toBe(language);
});

it('is a detail of the article', () => {
  const source = String.raw`\documentclass{article}\usepackage[british]{babel}\title{Mud, \foreignlanguage{french}{la boue}}\begin{document}\maketitle Words.\end{document}`;
  const read = latexToMarkdown(new Map([['main.tex', new TextEncoder().encode(source)]]));
  expect(read?.details?.language).toBe('en-GB');
  expect(read?.title).toBe('Mud, la boue');
});
