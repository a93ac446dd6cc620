import { expect, it } from 'vitest';
import { checkOrcids } from './check-orcids.ts';

const KNOWN = '0000-0002-1825-0097';
const asked: string[] = [];

/** ORCID's `/person`, in the shape of version 3.0. */
const registry: typeof fetch = async (input) => {
  const address = String(input);
  asked.push(address);
  const person = {
    name: {
      'given-names': { value: 'Josiah' },
      'family-name': { value: 'Carberry' },
      'credit-name': null,
      visibility: 'public',
    },
    'other-names': { 'other-name': [{ content: 'J. S. Carberry', visibility: 'public' }] },
  };
  if (address.includes(KNOWN)) return Response.json(person);
  if (address.includes('0000-0001-5109-3700')) return Response.json({ name: null });
  if (address.includes('0000-0001-5000-0007')) return new Response('', { status: 409 });
  if (address.includes('0000-0002-9079-593X')) throw new TypeError('no network');
  return new Response('', { status: 404 });
};

it('returns the name for each iD, in their order', async () => {
  const orcids = [
    KNOWN,
    '0000-0001-5109-3700',
    '0000-0001-5000-0007',
    '0000-0002-9079-593X',
    '0000-0003-1415-9269',
  ];
  const api = 'https://orcid.example/v3.0';
  const { configured, results } = await checkOrcids({ api, fetch: registry }, orcids);
  expect(configured).toBe(true);
  expect(results.map(({ state }) => state)).toEqual([
    ...['found', 'found', 'locked', 'unreachable', 'unknown'],
  ]);
  expect(results[0]?.names).toEqual(['Josiah Carberry', 'J. S. Carberry']);
  expect(results[1]?.names).toEqual([]);
  expect(asked[0]).toBe(`https://orcid.example/v3.0/${KNOWN}/person`);
});

it('sends no request if no registry is configured', async () => {
  const before = asked.length;
  const answer = await checkOrcids({ api: null, fetch: registry }, [KNOWN]);
  expect(answer).toEqual({ configured: false, results: [] });
  expect(asked).toHaveLength(before);
});
