import { ArticleCardSchema } from '@quire/model/entities/published';
import { invertedName } from '@quire/model/inverted-name';
import { describe, expect, test } from 'vitest';
import { articleCoins, paperCoins } from './coins.ts';

const origin = 'https://press.example';
const card = ArticleCardSchema.parse({
  journal: 'CES',
  issue: '1-1',
  akey: 'mud',
  revision: 1,
  type: 'research-article',
  status: 'retracted',
  title: 'unused',
  titleHtml: 'Mud &#x26; CO<sub>2</sub>',
  authors: ['Maren Holt', 'Ana de la Cruz'],
  doi: '10.5555/ces.1',
  pages: '4–22',
  published: '2025-04-01',
});

describe('an article in a list', () => {
  test('has all that a reference manager keeps of it', () => {
    const place = { journalTitle: 'Coasts', issn: '2049-3630', volume: '1', number: '2' };
    const fields = new URLSearchParams(articleCoins(card, place, origin));
    expect(fields.getAll('rft.au')).toEqual(['Maren Holt', 'Ana de la Cruz']);
    expect(fields.getAll('rft_id')).toEqual([
      'info:doi/10.5555/ces.1',
      'https://doi.org/10.5555/ces.1',
    ]);
    expect(Object.fromEntries(fields)).toMatchObject({
      ctx_ver: 'Z39.88-2004',
      rft_val_fmt: 'info:ofi/fmt:kev:mtx:journal',
      'rft.genre': 'article',
      'rft.atitle': 'RETRACTED: Mud & CO₂',
      'rft.jtitle': 'Coasts',
      'rft.issn': '2049-3630',
      'rft.volume': '1',
      'rft.issue': '2',
      'rft.spage': '4',
      'rft.epage': '22',
      'rft.date': '2025-04-01',
    });
  });

  test('is found by its page where it has no DOI, and has nothing empty', () => {
    const { doi: _, ...bare } = card;
    const text = articleCoins({ ...bare, pages: '' }, {}, origin);
    expect(new URLSearchParams(text).getAll('rft_id')).toEqual([`${origin}/article/CES/1-1/mud`]);
    expect(text).not.toMatch(/=(?:&|$)/);
  });
});

test('a paper of a conference is a paper in its proceedings', () => {
  const fields = new URLSearchParams(
    paperCoins({
      ...{ title: 'Tides', authors: ['Ada Byron'], href: '', conference: 'Meeting on mud' },
      ...{ place: 'Ravnfjord, Norway', date: '2025-05-14', publisher: 'Small Press' },
    }),
  );
  expect(Object.fromEntries(fields)).toMatchObject({
    'rft.genre': 'proceeding',
    'rft.atitle': 'Tides',
    'rft.btitle': 'Meeting on mud',
    'rft.pub': 'Small Press',
  });
  expect(fields.has('rft_id')).toBe(false);
});

test.each([
  ['Ludwig van Beethoven', 'van Beethoven, Ludwig'],
  ['Holt, Maren', 'Holt, Maren'],
  ['Plato', 'Plato'],
])('%s is in tags as %s', (name, tag) => {
  expect(invertedName(name)).toBe(tag);
});
