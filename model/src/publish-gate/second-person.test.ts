import { expect, it } from 'vitest';
import { ArticleContentSchema } from '../entities/article.ts';
import { secondPersonReasons } from './second-person.ts';

const words = (name: string, count: number) =>
  Array.from({ length: count }, (_, place) => `${name}${place}`).join(' ');
const author = (given: string, family: string, more: object = {}) => ({ given, family, ...more });
const content = (change: object = {}, markdown = words('word', 200)) =>
  ArticleContentSchema.parse({
    metadata: {
      title: 'How tidal creeks drain at spring tide',
      authors: [author('Maren', 'Holt'), author('Chidi', 'Okafor')],
      ...change,
    },
    markdown,
  });
const agreed = content();
const why = (change: object, markdown?: string, publisher = 'Edda Marchetti') =>
  secondPersonReasons(agreed, content(change, markdown), publisher);

it('asks nobody else about what was agreed to, nor about copy editing', () => {
  expect(why({})).toEqual([]);
  expect(why({ title: 'How tidal creeks drain at spring tides' })).toEqual([]);
  expect(why({}, `${words('word', 150)} ${words('new', 80)}`)).toEqual([]);
  expect(why({ authors: [author('M.', 'Holt'), author('Chidi N.', 'Okafor')] })).toEqual([]);
});

it('asks a second person where there is nothing to go by', () => {
  expect(secondPersonReasons(null, content(), 'Edda Marchetti')).toEqual(['unreviewed']);
});

it.each([
  ['an author more', { authors: [...agreed.metadata.authors, author('Edda', 'Rossi')] }],
  ['an author less', { authors: [author('Maren', 'Holt')] }],
  ['another in the place of one', { authors: [author('Maren', 'Holt'), author('Olu', 'Adeyemi')] }],
  [
    'the same name of another person',
    {
      authors: [
        author('Maren', 'Holt', { orcid: '0000-0002-1825-0097' }),
        author('Edda', 'Rossi', { orcid: '0000-0001-5109-3700' }),
      ],
    },
  ],
])('tells %s', (_what, change) => expect(why(change)).toEqual(['authors']));

it('tells another title, and another text', () => {
  expect(why({ title: 'A new theory of everything' })).toEqual(['title']);
  expect(why({}, words('other', 200))).toEqual(['text']);
  // What could not be read as a text is set by hand.
  expect(secondPersonReasons(content({}, ''), content(), 'Edda')).toEqual([]);
});

it('tells that an author has the name of who publishes', () => {
  expect(why({}, undefined, 'M. Holt')).toEqual(['namesake']);
  expect(why({ authors: [{ collective: 'Edda Marchetti' }] })).toEqual(['authors']);
});
