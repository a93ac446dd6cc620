import { expect, it } from 'vitest';
import { countryByRor } from './ror-country.ts';

const ROR = 'https://ror.org/02y9nww90';
const at = (...codes: string[]) =>
  codes.map((country_code) => ({ geonames_details: { country_code } }));
const record = (change: object = {}) => ({
  id: ROR,
  status: 'active',
  locations: at('KE'),
  ...change,
});

/** ROR with one answer for every request, and the requests. */
function ror(answer: () => Response) {
  const asked: string[] = [];
  const ask: typeof fetch = async (input) => {
    asked.push(String(input));
    return answer();
  };
  return { asked, countryOf: countryByRor('https://ror.example/v2', ask) };
}

it('asks ROR for the country of an institution, once', async () => {
  const { asked, countryOf } = ror(() => Response.json(record()));
  expect([await countryOf(ROR), await countryOf(ROR)]).toEqual(['KE', 'KE']);
  expect(asked).toEqual(['https://ror.example/v2/organizations/02y9nww90']);
});

it.each([
  ['withdrawn', () => Response.json(record({ status: 'withdrawn' }))],
  ['in two countries', () => Response.json(record({ locations: at('KE', 'DE') }))],
  ['another record', () => Response.json(record({ id: 'https://ror.org/00g30e956' }))],
  ['in no country of ours', () => Response.json(record({ locations: at('XX') }))],
  ['unknown', () => new Response('', { status: 404 })],
  ['not answered', () => new Response('', { status: 503 })],
  ['no record', () => new Response('<html>')],
])('does not know the country of an institution that is %s', async (_, answer) => {
  expect(await ror(answer).countryOf(ROR)).toBe('');
});

it('asks again after a failure, and not at all without configuration or ROR id', async () => {
  let isDown = true;
  const { asked, countryOf } = ror(() =>
    isDown ? new Response('', { status: 503 }) : Response.json(record()),
  );
  expect(await countryOf(ROR)).toBe('');
  isDown = false;
  expect(await countryOf(ROR)).toBe('KE');
  expect(await countryOf('https://evil.example/02y9nww90')).toBe('');
  expect(asked).toHaveLength(2);
  expect(await countryByRor(null, () => Promise.reject(new Error('asked')))(ROR)).toBe('');
});
