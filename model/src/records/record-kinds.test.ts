import { describe, expect, it } from 'vitest';
import { RECORD_KIND_NAMES } from './record-kind-names.ts';
import { RECORD_KINDS } from './record-kinds.ts';

const post = {
  kind: 'news',
  skey: 'tides',
  title: 'Tides',
  summary: 'They turn.',
  markdown: 'They do.',
  publishAt: '2026-01-02',
  status: 'draft',
};
const reviewer = {
  given: 'Ada',
  family: 'Holt',
  email: ' Ada@Example.org ',
  journals: ['CES', 'QPH'],
};
const journal = {
  fullname: 'Coastal and Estuarine Systems',
  name: 'CES',
  issn: '2049-3630',
  description: '',
  aimsScope: '',
  subjects: ['Oceanography'],
  hue: 1,
  peerReviewModel: 'double',
  doiPrefix: '10.5555',
  contactEmail: 'ces@example.org',
};

function factsOf(kind: keyof typeof RECORD_KINDS, data: object) {
  const read = RECORD_KINDS[kind].read(data);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.facts;
}

describe('the kinds of record', () => {
  it('are the ones that have a name', () =>
    expect(Object.keys(RECORD_KINDS).toSorted()).toEqual(RECORD_KIND_NAMES.toSorted()));

  it('have a collection each', () => {
    const collections = Object.values(RECORD_KINDS).map(({ collection }) => collection);
    expect(new Set(collections).size).toBe(collections.length);
  });

  it('move between statuses that their schemas know', () => {
    for (const { moves, schema } of Object.values(RECORD_KINDS)) {
      const status = 'status' in schema.shape ? schema.shape.status : null;
      for (const each of [...Object.keys(moves), ...Object.values(moves).flat()])
        expect(status?.safeParse(each).success, each).toBe(true);
    }
  });

  it('never let what readers saw become a draft', () => {
    for (const { moves } of Object.values(RECORD_KINDS))
      for (const from of ['published', 'archived', 'announced', 'held', 'cancelled', 'closed'])
        expect(moves[from] ?? []).not.toContain('draft');
  });
});

describe('what is known of a record', () => {
  it('follows from its data', () => {
    expect(factsOf('posts', post)).toMatchObject({
      ...{ id: 'news~tides', title: 'Tides', journals: [], status: 'draft' },
      ...{ isKept: false, isPressOnly: false },
    });
    expect(factsOf('posts', { ...post, pinned: true }).isPressOnly).toBe(true);
    expect(factsOf('posts', { ...post, kind: 'blogs' }).isPressOnly).toBe(true);
    expect(factsOf('posts', { ...post, journal: 'CES' })).toMatchObject({
      journals: ['CES'],
      needs: [{ path: 'journals/CES' }],
    });
  });

  it('accepts addresses as people write them', () => {
    const facts = factsOf('reviewers', reviewer);
    expect(facts.unique).toEqual({ field: 'email', value: 'ada@example.org' });
    expect(facts).toMatchObject({ id: null, title: 'Holt Ada', journals: ['CES', 'QPH'] });
  });

  it('is whole where a record was written before there was more to say', () => {
    expect(factsOf('journals', journal).data).toMatchObject({
      reviewDefaults: { minimumReviewers: 2, reviewDays: 14 },
      policies: { ai: '' },
      articleTypes: [],
    });
  });

  it('says where it is wrong', () => {
    const read = RECORD_KINDS.journals.read({ ...journal, issn: '2049-3631', hue: 400 });
    expect(read.ok ? [] : read.problems.map(({ field }) => field)).toEqual(['issn', 'hue']);
    const page = RECORD_KINDS.pages.read({ path: '/journals/CES/x', title: 'X', summary: '' });
    expect(page.ok).toBe(false);
  });
});
