import { expect, it } from 'vitest';
import { authorLine } from './author-line.ts';

const author = (family: string, more: object = {}) => ({
  ...{ given: 'Ada', family, affiliations: [], corresponding: false, equal: false, credit: [] },
  ...more,
});

it.each([
  [['Holt'], 'Holt'],
  [['Holt', 'Okafor'], 'Holt, Okafor'],
  [['Holt', 'Okafor', 'Ruiz'], 'Holt, Okafor et al.'],
])('names the first two of %j', (names, line) => {
  expect(authorLine(names.map((name) => author(name)))).toBe(line);
});

it('names a group by its name, and keeps to the length that is stored', () => {
  expect(authorLine([author('', { collective: 'The Creek Survey' })])).toBe('The Creek Survey');
  expect(authorLine([author('x'.repeat(300))])).toHaveLength(200);
});
