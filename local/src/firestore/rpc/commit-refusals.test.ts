import { describe, expect, it } from 'vitest';
import { CLIENT_ROOT, type Json, sendCommit, set, useServer } from './commit-client.ts';

useServer();

const text = (length: number) => ({ stringValue: 'x'.repeat(length) });

describe('a commit', () => {
  it.each<[string, Json, string]>([
    [
      'an array in an array',
      set('c/d', { a: { arrayValue: { values: [{ arrayValue: {} }] } } }),
      'Cannot convert an array value in an array value.',
    ],
    ['a reserved field name', set('c/d', { __x__: text(1) }), 'Field name "__x__" is reserved.'],
    [
      'a reserved name within a map',
      set('c/d', { m: { mapValue: { fields: { __type__: text(1) } } } }),
      'reserved',
    ],
    ['an empty field name', set('c/d', { '': text(1) }), 'A field name is empty.'],
    [
      'a vector of words',
      set('c/d', {
        v: {
          mapValue: {
            fields: {
              __type__: { stringValue: '__vector__' },
              value: { arrayValue: { values: [text(1)] } },
            },
          },
        },
      }),
      'not a number',
    ],
    ['the id .', set('c/.', {}), 'is invalid'],
    ['the id ..', set('c/..', {}), 'is invalid'],
    ['a reserved id', set('c/__x__', {}), 'reserved'],
    ['an id for a number of more than 64 bits', set('c/__id9223372036854775808__', {}), 'reserved'],
    ['an empty id', set('c/', {}), 'empty'],
    ['half a surrogate pair as a field name', set('c/d', { '\ud800': text(1) }), 'UTF-8'],
    ['half a surrogate pair as an id', set('c/\ud800', {}), 'UTF-8'],
    [
      'a reserved field in a mask',
      { ...set('c/d', {}), updateMask: { fieldPaths: ['__x__'] } },
      'reserved',
    ],
    [
      'a mask on a delete',
      { delete: `${CLIENT_ROOT}/c/d`, updateMask: { fieldPaths: ['a'] } },
      'with an update only',
    ],
    [
      'two operations',
      { ...set('c/d', {}), delete: `${CLIENT_ROOT}/c/d` },
      'exactly one operation',
    ],
    ['no operation', {}, 'exactly one operation'],
    [
      'a transform of no field',
      { transform: { document: `${CLIENT_ROOT}/c/d`, fieldTransforms: [] } },
      'no field',
    ],
    [
      'an increment by a word',
      { ...set('c/d', {}), updateTransforms: [{ fieldPath: 'a', increment: text(1) }] },
      'not a number',
    ],
    [
      'an unknown server value',
      {
        ...set('c/d', {}),
        updateTransforms: [{ fieldPath: 'a', setToServerValue: 'SERVER_VALUE_UNSPECIFIED' }],
      },
      'without operation',
    ],
    [
      'a transform that nests too deep',
      {
        ...set('c/d', {}),
        updateTransforms: [
          { fieldPath: Array(22).fill('a').join('.'), increment: { integerValue: 1 } },
        ],
      },
      'invalid nested entity',
    ],
    [
      'an update time of nanoseconds',
      { ...set('c/d', {}), currentDocument: { updateTime: '2020-01-01T00:00:00.000000001Z' } },
      'whole microseconds',
    ],
    [
      'a document of another database',
      { delete: 'projects/other/databases/(default)/documents/c/d' },
      'is not in database',
    ],
  ])('refuses %s', async (_, write, message) => {
    const { error } = await sendCommit(write);
    expect(error?.message).toContain(message);
    expect(error?.status).toBe('INVALID_ARGUMENT');
  });
});
