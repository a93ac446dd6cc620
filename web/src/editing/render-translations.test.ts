import { expect, test } from 'vitest';
import { renderTranslations } from './render-translations.ts';

test('renders titles and abstracts of other languages with formulas and citations', () => {
  const { titles, abstracts } = renderTranslations({
    translations: [
      { language: 'es', title: 'La *marea*', abstract: 'Medimos $x$ como [@holt].' },
      { language: 'pt', title: 'A maré' },
    ],
    bibtex: '@book{holt, author = {Holt, Ben}, title = {Mud}, year = {2020}}',
    macros: {},
  });
  expect(titles).toEqual([
    { language: 'es', title: 'La marea', titleHtml: 'La <em>marea</em>' },
    { language: 'pt', title: 'A maré', titleHtml: 'A maré' },
  ]);
  expect(abstracts.map(({ language }) => language)).toEqual(['es']);
  expect(abstracts[0]?.html).toContain('katex');
  expect(abstracts[0]?.html).toContain('#ref-');
});
