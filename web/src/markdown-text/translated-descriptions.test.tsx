import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TranslatedDescriptions } from './translated-descriptions.tsx';

const shown = (language: string) =>
  renderToStaticMarkup(
    <TranslatedDescriptions
      translations={[{ language, title: 'La vase', abstract: 'Elle *monte*.', keywords: ['vase'] }]}
    />,
  );

it('says in which language a title and an abstract are, to people and to machines', () => {
  const html = shown('fr');
  expect(html).toContain('<summary>Title and abstract (French)</summary>');
  expect(html).toContain('<div lang="fr" dir="auto">');
  expect(html).toContain('Elle');
  expect(html).toContain('<p>vase</p>');
});

it('numbers one whose language its author has not chosen yet', () => {
  expect(shown('')).toContain('Title and abstract (Translation 1)');
});
