import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RorServer, startRor } from '../../../tests/journeys/ror-server.ts';
import { chosenText, isNamedIn, type Organisation } from './organisation.ts';
import { findOrganisations } from './organisations.ts';

const INSTITUTE: Organisation = {
  ror: 'https://ror.org/00nrdvk01',
  name: 'Nordvik Institute of Waters',
  names: ['Nordvik Institute of Waters', 'Nordvik vassinstitutt'],
  town: 'Nordvik',
  country: 'NO',
};

let ror: RorServer;
beforeAll(async () => {
  ror = await startRor();
});
afterAll(() => ror.close());

const find = (text: string, api = ror.api) =>
  findOrganisations(text, new AbortController().signal, api);
const namesFound = async (text: string) => (await find(text)).map(({ name }) => name);

describe('an institution', () => {
  test('is found by the beginning of a name, in another language too', async () => {
    expect(await find('institute of wat')).toEqual([INSTITUTE]);
    expect(await namesFound('Nordvik vass')).toEqual([INSTITUTE.name]);
    expect(await namesFound('Nordvik')).toEqual([INSTITUTE.name, 'University of Nordvik']);
  });

  test.each([['00nrdvk01'], ['ror.org/00nrdvk01'], [' https://ror.org/00NRDVK01 ']])(
    'is found by its id pasted as “%s”',
    async (pasted) => {
      expect(await find(pasted)).toEqual([INSTITUTE]);
    },
  );

  test('is found in a whole line that was pasted, where ROR has chosen one', async () => {
    const line = 'Dept. of Ice, University of Nordvik, Nordvik, Norway';
    expect(await namesFound(line)).toEqual(['University of Nordvik']);
    expect(await namesFound('Somewhere, Norway')).toHaveLength(2);
  });

  test('is not offered once it is withdrawn', async () => {
    expect(await find('https://ror.org/00nrdvk27')).toEqual([]);
    expect(await find('herring laboratory')).toEqual([]);
  });

  test('is requested by words only, without query characters', async () => {
    await find('Waters AND (nordvik: "x*');
    expect(decodeURIComponent(ror.asked.at(-1) ?? '')).toBe(
      '/v2/organizations?query=+waters +and +nordvik +(x x*)',
    );
  });
});

describe('an institution of the press itself', () => {
  let own: ReturnType<typeof createServer>;
  let api = '';
  beforeAll(async () => {
    // What its functions answer: `functions/src/domain/organisations/organisations.test.ts` compares them.
    const answers: Readonly<Record<string, unknown>> = JSON.parse(
      readFileSync(
        new URL('../../../functions/src/testing/ror-answers.json', import.meta.url),
        'utf8',
      ),
    );
    own = createServer(({ url = '' }, response) => {
      const answer = answers[url.slice('/ror/organizations'.length)];
      response.writeHead(answer ? 200 : 404).end(JSON.stringify(answer));
    });
    await new Promise<void>((listening) => own.listen(0, '127.0.0.1', listening));
    const address = own.address();
    api = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/ror`;
  });
  afterAll(() => own.close());

  test.each([
    ['by words', 'Institute of wat'],
    ['by its id', 'https://ror.org/00nrdvk01'],
  ])('is read as one of ROR is, %s', async (_, text) => {
    expect(await find(text, api)).toEqual([INSTITUTE]);
  });

  test('is read from a line, and not once it is withdrawn', async () => {
    const line = 'Dept. of Ice, University of Nordvik, Nordvik, Norway';
    expect((await find(line, api)).map(({ name }) => name)).toEqual(['University of Nordvik']);
    expect(await find('00nrdvk27', api)).toEqual([]);
  });
});

describe('nothing is found, and nothing fails,', () => {
  test('where the press looks nothing up', async () => {
    const asked = ror.asked.length;
    expect(await find('Nordvik', '')).toEqual([]);
    expect(ror.asked).toHaveLength(asked);
  });

  test('where nobody answers, or something else than ROR does', async () => {
    expect(await find('Nordvik', 'http://127.0.0.1:1/v2')).toEqual([]);
    const other = createServer((_, response) => response.end('<p>Not found</p>'));
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
    const address = other.address();
    const port = typeof address === 'object' ? address?.port : 0;
    expect(await find('Nordvik', `http://127.0.0.1:${port}`)).toEqual([]);
    other.close();
  });

  test('where the request is cancelled', async () => {
    expect(await findOrganisations('Nordvik', AbortSignal.abort(), ror.api)).toEqual([]);
  });
});

describe('choosing an institution', () => {
  test.each([
    ['nordv', INSTITUTE.name],
    ['00nrdvk01', INSTITUTE.name],
    ['Nordvik vassinstitutt', INSTITUTE.name],
    // It says more than the name.
    [
      'Ice Lab, Nordvik Institute of Waters, Norway ',
      'Ice Lab, Nordvik Institute of Waters, Norway',
    ],
    ['Ice Lab, Nordv. Inst.', 'Ice Lab, Nordv. Inst.'],
  ])('makes of “%s” “%s”', (typed, text) => {
    expect(chosenText(typed, INSTITUTE)).toBe(text);
  });

  test('makes a name of the beginning of one with a comma in it', () => {
    const name = 'University of California, Berkeley';
    expect(chosenText('university of california, ber', { ...INSTITUTE, name })).toBe(name);
  });

  test('is seen in a text by the whole words of any of its names', () => {
    expect(isNamedIn('Ice Lab, nordvik  vassinstitutt', INSTITUTE)).toBe(true);
    expect(isNamedIn('Nordvik Institute of Watersports', INSTITUTE)).toBe(false);
  });
});
