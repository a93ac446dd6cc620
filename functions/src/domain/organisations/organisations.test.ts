import { readFileSync } from 'node:fs';
import { ORGANISATIONS } from '@quire/model/collections';
import { OrganisationSchema } from '@quire/model/entities/organisation';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countedReads } from '../../testing/counted-reads.ts';
import { DUMP, dumpRecord } from '../../testing/ror-dump.ts';
import { type AddressedPress, startTestPress } from '../../testing/test-press.ts';
import { countryByRor } from '../submissions/ror-country.ts';
import { rorAnswer, rorQuestion } from './answer-ror.ts';
import { importOrganisations } from './import-organisations.ts';

let press: AddressedPress;
beforeAll(async () => {
  press = await startTestPress();
});
afterAll(() => press.close());

async function* asTexts(records: readonly unknown[]) {
  for (const each of records) yield typeof each === 'string' ? each : JSON.stringify(each);
}

const importAll = (records: readonly unknown[], tell: (count: number) => void = () => undefined) =>
  importOrganisations({ db: press.db, records: asTexts(records), tell });
const stored = async () => (await press.db.collection(ORGANISATIONS).get()).docs;

async function empty(): Promise<void> {
  const batch = press.db.batch();
  for (const { ref } of await stored()) batch.delete(ref);
  await batch.commit();
}

/** The answer to an address below `/ror/organizations`. */
async function ask(address: string) {
  const { pathname, searchParams } = new URL(`/ror/organizations${address}`, press.origin);
  const question = rorQuestion(pathname, searchParams);
  return 'status' in question ? question : rorAnswer(press.db, question);
}

const encoded = (name: string, text: string) => `?${name}=${encodeURIComponent(text)}`;

interface Listed {
  readonly items: readonly { id?: string; chosen?: boolean; organization?: { id: string } }[];
}
const isList = (body: unknown): body is Listed =>
  typeof body === 'object' && body !== null && 'items' in body && Array.isArray(body.items);

/** The last two digits of what is found. */
async function found(address: string): Promise<string[]> {
  const { status, body } = await ask(address);
  if (status !== 200 || !isList(body)) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.items.map(({ id, organization }) => (organization?.id ?? id ?? '').slice(-2));
}
const search = (text: string) => found(encoded('query', text));

describe('importing a dump', () => {
  beforeEach(empty);

  it('stores each record, and writes nothing the second time', async () => {
    const first = await importAll(DUMP);
    expect(first).toEqual({
      ...{ read: 6, written: 6, unchanged: 0, removed: 0, kept: 0, bad: 0 },
      faults: [],
    });
    const written = (await stored()).map(({ id, updateTime }) => [id, updateTime.toMillis()]);
    expect(await importAll(DUMP)).toMatchObject({ read: 6, written: 0, unchanged: 6, removed: 0 });
    expect((await stored()).map(({ id, updateTime }) => [id, updateTime.toMillis()])).toEqual(
      written,
    );
  });

  it('keeps what is used of a record, and by what it is found', async () => {
    await importAll(DUMP);
    const documents = (await stored()).map((each) => OrganisationSchema.parse(each.data()));
    const council = documents.find(({ record }) => record.id.endsWith('43'));
    expect(council).toMatchObject({
      name: 'oresund research council',
      keys: ['conseil de loresund', 'oresund research council'],
      isLikely: true,
    });
    expect(council?.record.external_ids).toEqual([
      { type: 'fundref', preferred: null, all: ['501100000000'] },
    ]);
    expect(Object.keys(council?.words ?? {})).toEqual(
      expect.arrayContaining(['or', 'oresund', 'loresund', 'council', 'con']),
    );
    expect(Object.keys(council?.words ?? {})).not.toContain('o');
  });

  it('writes what has changed, and removes what the dump no longer has', async () => {
    await importAll(DUMP);
    const [first, ...others] = DUMP;
    const changed = others.map((each) =>
      each.id.endsWith('19') ? { ...each, status: 'withdrawn' } : each,
    );
    expect(await importAll(changed)).toMatchObject({
      read: 5,
      written: 1,
      unchanged: 4,
      removed: 1,
    });
    expect((await stored()).map(({ id }) => id)).not.toContain(first?.id.slice(-9));
    expect(await search('university of nordvik')).toEqual(['35']);
    expect(await ask('/00nrdvk19')).toMatchObject({ body: { status: 'withdrawn' } });
  });

  it('removes nothing where a file has less than half of what is stored', async () => {
    await importAll(DUMP);
    expect(await importAll(DUMP.slice(0, 2))).toMatchObject({ removed: 0, kept: 4 });
    expect(await stored()).toHaveLength(6);
  });

  it('names bad records and goes on; what is stored of them stays', async () => {
    await importAll(DUMP);
    const [first, ...others] = DUMP;
    const bad = [{ ...first, names: [] }, '{"id": nonsense}', 7];
    const result = await importAll([...bad, ...others]);
    expect(result).toMatchObject({ read: 8, bad: 3, unchanged: 5, written: 0, removed: 0 });
    expect(result.faults).toEqual([
      expect.stringMatching(/^https:\/\/ror\.org\/00nrdvk01: names: /),
      expect.stringMatching(/^record 2: SyntaxError/),
      expect.stringMatching(/^record 3: /),
    ]);
    expect(await stored()).toHaveLength(6);
  });

  it('removes nothing where the file breaks off', async () => {
    await importAll(DUMP);
    async function* broken() {
      yield* asTexts(DUMP.slice(0, 4));
      throw new Error('cut off');
    }
    const run = importOrganisations({ db: press.db, records: broken(), tell: () => undefined });
    await expect(run).rejects.toThrow('cut off');
    expect(await stored()).toHaveLength(6);
  });

  it('tells how many have been read, in batches that are written meanwhile', async () => {
    const ids = Array.from({ length: 120 }, (_, at) => `0aaaa${String(at).padStart(4, '0')}`);
    const told: number[] = [];
    const many = ids.map((id, at) => dumpRecord(id, `Tide School ${at}`, ['education']));
    expect(await importAll(many, (count) => told.push(count))).toMatchObject({ written: 120 });
    expect(told).toEqual([120]);
    expect(await stored()).toHaveLength(120);
  });
});

describe('institutions', () => {
  beforeAll(async () => {
    await empty();
    await importAll(DUMP);
  });

  it.each([
    ['the name before those that begin with it', 'university of nordvik', ['19', '35']],
    ['an acronym before names that begin so', 'niw', ['01', '51']],
    ['the likely one before others', 'nordvik', ['01', '19', '35']],
    ['all words, in any order', 'waters nordvik', ['01']],
    ['a name in another language', 'universitetet i nord', ['19']],
    ['letters without their marks', 'oresund', ['43']],
    ['words of several names', 'conseil council', ['43']],
    ['begun words', 'inst wat', ['01']],
    ['one letter', 'u', ['19', '35']],
    ['a query as pages send it', '+university +of +(nord nord*)', ['19', '35']],
    ['no words that nothing has', 'university of tides', []],
    ['no withdrawn institution', 'herring laboratory', []],
  ])('are found: %s', async (_, text, ids) => {
    expect(await search(text)).toEqual(ids);
  });

  it('are found among many of the same beginning with a bounded number of reads', async () => {
    const names = Array.from({ length: 30 }, (_, at) => {
      const number = String(at).padStart(2, '0');
      return dumpRecord(`0bbbb00${number}`, `Amber College ${number}`, ['facility']);
    });
    const wanted = dumpRecord('0zzzzzz99', 'University of Amber', ['education']);
    await importAll([...DUMP, ...names, wanted]);
    const asked = [
      encoded('query', 'amber'),
      encoded('query', 'amber college'),
      encoded('query', 'nothing whatever'),
      encoded('affiliation', 'Dept. of Amber, Amber College, Amber things, College Amber'),
      '/0zzzzzz99',
    ];
    const reads: number[] = [];
    for (const address of asked) reads.push(await countedReads(press, () => ask(address)));
    expect(Math.max(...reads)).toBeLessThanOrEqual(26);
    expect(Math.min(...reads)).toBeGreaterThan(0);
    expect(await search('amber')).toContain('99');
    expect((await search('university amber'))[0]).toBe('99');
  });

  const chosen = async (line: string) => {
    const { body } = await ask(encoded('affiliation', line));
    if (!isList(body)) throw new Error('no list');
    return body.items.filter((each) => each.chosen).map((each) => each.organization?.id.slice(-2));
  };

  it.each([
    ['between commas', 'Dept. of Ice, University of Nordvik, Nordvik, Norway', ['19']],
    ['at the end of a part', 'Dept. of Ice University of Nordvik; Nordvik', ['19']],
    ['in another language', 'Universitetet i Nordvik, Norge', ['19']],
    ['by its acronym in its town', 'NIW, Nordvik', ['01']],
    ['not by an acronym elsewhere', 'NIW, Tokyo', []],
    ['not where a line names nothing', 'Somewhere, Norway', []],
  ])('are chosen from a line: %s', async (_, line, ids) => {
    expect(await chosen(line)).toEqual(ids);
  });

  it('are offered for a line that has their words, and none is chosen', async () => {
    const line = 'Waters Institute Nordvik, Norway';
    expect(await found(encoded('affiliation', line))).toEqual(['01']);
    expect(await chosen(line)).toEqual([]);
  });

  it.each([
    ['/00nrdvk02', 404],
    ['/0000', 404],
    ['/00nrdvk01?query=x', 400],
    ['', 400],
    ['?query=', 400],
    ['?query=%2B%2B', 400],
    ['?page=2', 400],
    ['?query=a&query=b', 400],
    ['?query=a&page=2', 400],
    [`?query=${'a'.repeat(401)}`, 400],
  ])('are refused for %s with %i', async (address, status) => {
    const answer = await ask(address);
    expect(answer).toEqual({ status, body: { errors: [expect.any(String)] } });
  });

  it('are answered in the form that pages read', async () => {
    const fixture = new URL('../../testing/ror-answers.json', import.meta.url);
    const expected: unknown = JSON.parse(readFileSync(fixture, 'utf8'));
    const answers = await Promise.all(
      [
        '/00nrdvk01',
        '/00nrdvk27',
        encoded('query', '+institute +of +(wat wat*)'),
        encoded('affiliation', 'Dept. of Ice, University of Nordvik, Nordvik, Norway'),
      ].map(async (address) => [address, (await ask(address)).body]),
    );
    expect(Object.fromEntries(answers)).toEqual(expected);
  });

  it('have a country for waivers, while they exist', async () => {
    const asked = async (input: string | URL | Request) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const { status, body } = await ask(url.pathname.slice('/ror/organizations'.length));
      return Response.json(body, { status });
    };
    const countryOf = countryByRor('https://press.example/ror', asked);
    expect(await countryOf('https://ror.org/00nrdvk43')).toBe('SE');
    expect(await countryOf('https://ror.org/00nrdvk27')).toBe('');
    expect(await countryOf('https://ror.org/00nrdvk02')).toBe('');
  });

  it('are not said to be unknown where no dump was imported', async () => {
    await empty();
    expect((await ask('?query=university')).status).toBe(503);
    expect((await ask('/00nrdvk01')).status).toBe(404);
  });
});
