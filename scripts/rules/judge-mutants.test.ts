import type {
  FirestoreRecord,
  StorageRecord,
} from '@quire/local/recorded-requests/recorded-request';
import { describe, expect, it } from 'vitest';
import { judgeMutants } from './judge-mutants.ts';
import { unexpected } from './unexpected.ts';

const source = `rules_version = '2';
service firebase.storage { match /b/{bucket}/o {
  match /a/{file} { allow get: if file == 'x' || file == 'x'; }
} }`;
const asked = (file: string): StorageRecord => ({
  kind: 'storage',
  source,
  asked: {
    ...{ ruleset: 'rules', service: 'firebase.storage', method: 'get', path: `/b/p/o/${file}` },
    variables: { request: { map_value: { fields: {} } } },
  },
  documents: new Map(),
  allowed: file === 'a/x',
});
const RECORDED = [asked('a/x'), asked('a/y'), asked('b/x')];
const file = { name: 'storage.rules', source };

describe('judgeMutants', () => {
  it('names survivors with their place, and counts the others as killed', () => {
    const { tried, killed, problems, survivors } = judgeMutants(file, RECORDED, []);
    expect(survivors.map(({ what }) => what)).toEqual([
      ...["drops file == 'x'", "drops file == 'x'", 'flips ||'],
    ]);
    expect(killed).toBe(tried - 3);
    expect(problems[0]).toMatch(/^storage\.rules:3 \/a\/\{file\} allow get drops file == 'x'\n/);
  });

  it('forgives what is listed, unless it is killed', () => {
    const { survivors } = judgeMutants(file, RECORDED, []);
    const listed = survivors.map((one) => ({ ...one, reason: 'Both sides say the same thing.' }));
    expect(judgeMutants(file, RECORDED, listed).problems).toEqual([]);
    const [first] = listed;
    if (!first) throw new Error('there are survivors');
    const killed = { ...first, what: 'closes get', mutated: 'false' };
    expect(judgeMutants(file, RECORDED, [...listed, killed]).problems).toEqual([
      expect.stringContaining('is listed as equivalent, but killed: get /b/p/o/a/x'),
    ]);
  });

  it('says when something listed is no mutant at all', () => {
    const gone = {
      within: 'x()',
      what: 'negates',
      original: 'a',
      mutated: 'b',
      reason: 'r'.repeat(20),
    };
    const { unknown } = judgeMutants(file, RECORDED, [gone]);
    expect(unknown).toEqual([gone]);
  });

  it('keeps to the lines it is given', () =>
    expect(judgeMutants(file, RECORDED, [], { from: 4, to: 9 }).tried).toBe(0));
});

describe('unexpected', () => {
  const record: FirestoreRecord = {
    ...{ kind: 'firestore', source, project: 'p', auth: null, time: { seconds: 0n, nanos: 0 } },
    ...{ steps: [], query: null, documents: new Map(), after: new Map(), allowed: true },
  };
  const recorded = [record, { ...record, allowed: false }];
  it('is nothing where every answer was asserted', () =>
    expect(unexpected(recorded, { p: { allowed: 1, denied: 1 } })).toEqual([]));
  it('names a test file that asked more than it expected', () =>
    expect(
      unexpected(recorded, { p: { allowed: 1, denied: 0 }, q: { allowed: 0, denied: 0 } }),
    ).toEqual(['p: the rules allowed 1 and denied 1 requests, the tests expected 1 and 0']));
});
