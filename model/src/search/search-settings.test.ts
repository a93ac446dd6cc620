import { expect, it } from 'vitest';
import { indexSettings } from './search-settings.ts';

it('takes German compounds of titles apart, and no names of people', () => {
  const articles = indexSettings('t_', 'articles').decompoundedAttributes?.de;
  expect(articles).toEqual(['title', 'keywords', 'subjects', 'abstract']);
  expect(indexSettings('t_', 'people').decompoundedAttributes).toEqual({});
});
