import { describe, expect, it } from 'vitest';
import type { Value } from '../values/value.ts';
import { CONVERSIONS as CONVERSION_TABLE } from './functions/conversions.ts';
import { namespaceFunctions } from './functions/namespaces.ts';
import { METHOD_TABLES } from './methods/call-method.ts';
import { type Given, outcomeOf } from './testing/outcome-of.ts';
import { proves } from './testing/prove.ts';
import { METHODS } from './testing/published-methods.ts';
import {
  CONVERSIONS,
  FIRESTORE_PROPERTIES,
  FUNCTIONS,
  LOOKUPS,
  OPERATORS,
  STORAGE_PROPERTIES,
} from './testing/published-reference.ts';
import { fields, mapOf } from './testing/values.ts';

const GIVEN: Given = {
  method: 'update',
  auth: {
    uid: 'anna',
    token: {
      email: 'anna@press.example',
      email_verified: true,
      phone_number: '+15550100',
      name: 'Anna',
      sub: 'anna',
      firebase: {
        identities: { 'google.com': ['g1'] },
        sign_in_provider: 'google.com',
        tenant: 'tenant2-m6tyz',
      },
    },
  },
  data: {
    title: 'Old',
    owner: 'anna',
    at: { kind: 'timestamp', seconds: 1_700_000_000n, nanos: 0 },
  },
  newData: {
    title: 'New',
    owner: 'anna',
    at: { kind: 'timestamp', seconds: 1_700_000_000n, nanos: 0 },
  },
  documents: { 'things/thing1': fields({ open: true }) },
};
const sorted = (names: Iterable<string>) => [...names].sort();

describe('the published reference', () => {
  it('names the types that have methods, and all of their methods', () => {
    const ours = Object.entries(METHOD_TABLES).map(([type, table]) => [
      type,
      sorted(Object.keys(table)),
    ]);
    const published = Object.entries(METHODS).map(([type, members]) => [
      type,
      sorted(Object.keys(members)),
    ]);
    expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(published));
  });

  it('names the namespaces and all of their functions', () => {
    for (const [space, members] of Object.entries(FUNCTIONS))
      expect([space, sorted(Object.keys(namespaceFunctions(space) ?? {}))]).toEqual([
        space,
        sorted(Object.keys(members)),
      ]);
    expect(sorted(Object.keys(CONVERSION_TABLE))).toEqual(sorted(Object.keys(CONVERSIONS)));
  });

  const called = [
    ...Object.values(METHODS).flatMap((members) => cases(members, (name) => `.${name}(`)),
    ...Object.entries(FUNCTIONS).flatMap(([space, members]) =>
      cases(members, (name) => `${space}.${name}(`),
    ),
    ...cases(CONVERSIONS, (name) => `${name}(`),
    ...cases(LOOKUPS, (name) => `${name}(`),
    ...cases(FIRESTORE_PROPERTIES, () => ''),
    ...cases(OPERATORS, () => ''),
  ];
  it.each(called)('holds: %s', (expression, member) => {
    expect(expression).toContain(member);
    expect(outcomeOf(expression, GIVEN)).toBe('true');
  });

  it.each([
    ['request.query.limit <= 50', { limit: 50 }],
    ['request.query.offset == 5', { offset: 5 }],
    [
      "request.query.orderBy.at == 'DESC'",
      { orderBy: [{ field: ['at'], direction: 'desc' as const }] },
    ],
  ])('holds for a query: %s', (condition, query) => {
    expect(proves(condition, null, query)).toBe(true);
  });
});

describe('the published reference of Storage', () => {
  const when = (seconds: bigint): Value => ({ kind: 'timestamp', seconds, nanos: 0 });
  const object = {
    ...{ name: 'pictures/p.png', bucket: 'press', generation: 7, metageneration: 1, size: 2048 },
    ...{
      md5Hash: 'm',
      crc32c: 'c',
      etag: 'e',
      contentDisposition: 'inline',
      contentType: 'image/png',
    },
    ...{ contentEncoding: 'gzip', contentLanguage: 'en', metadata: mapOf({ owner: 'anna' }) },
    ...{ timeCreated: when(1_790_000_000n), updated: when(1_790_000_001n) },
  };
  const given: Given = { ...GIVEN, service: 'firebase.storage', data: object, newData: object };

  it.each(Object.entries(STORAGE_PROPERTIES))('gives %s: %s', (name, expression) => {
    expect(expression).toContain(`resource.${name}`);
    expect(outcomeOf(expression, given)).toBe('true');
    expect(outcomeOf(expression.replaceAll('resource.', 'request.resource.'), given)).toBe('true');
  });

  it.each([
    'firestore.get(/databases/(default)/documents/things/thing1).data.open',
    'firestore.exists(/databases/(default)/documents/things/thing1)',
    'request.params == {}',
    'request.auth.uid == "anna" && request.time.year() == 2023',
  ])('holds: %s', (expression) => {
    expect(outcomeOf(expression, given)).toBe('true');
  });

  it.each(['get', 'exists', 'getAfter', 'firestore.getAfter', 'firestore.existsAfter'])(
    'has no %s()',
    (name) => {
      const path = '/databases/(default)/documents/things/thing1';
      expect(outcomeOf(`${name}(${path}) != null`, given)).toBe('RULES_UNKNOWN_NAME');
    },
  );
});

function cases(
  members: Readonly<Record<string, readonly string[]>>,
  mention: (name: string) => string,
): [string, string][] {
  return Object.entries(members).flatMap(([name, expressions]) =>
    expressions.map((e): [string, string] => [e, mention(name)]),
  );
}
