import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeInJson } from './json-place.ts';

const TEXT = `{
  "a, {": [1, {"b\\"": "x]"}],
  "c": {
    "d": null }
}`;

it.each<[PropertyKey[], string]>([
  [[], 'line 1, column 1'],
  [['a, {'], 'line 2, column 11'],
  [['a, {', 0], 'line 2, column 12'],
  [['a, {', 1, 'b"'], 'line 2, column 23'],
  [['c', 'd'], 'line 4, column 10'],
  [['c', 'missing'], 'line 3, column 8'],
  [['c', 'd', 'deeper'], 'line 4, column 10'],
])('finds %j at %s', (path, place) => {
  expect(placeInJson(TEXT, path)).toBe(place);
});

it('finds every value of any JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      for (const [path, inner] of inside(value, [])) {
        const [line = 0, column = 0] = (placeInJson(text, path).match(/\d+/g) ?? []).map(Number);
        const rest = text
          .split('\n')
          .slice(line - 1)
          .join('\n')
          .slice(column - 1);
        const written = JSON.stringify(inner);
        expect(rest.replaceAll(/\s/g, '').startsWith(written.replaceAll(/\s/g, ''))).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

function inside(value: unknown, path: PropertyKey[]): [PropertyKey[], unknown][] {
  const entries: [PropertyKey, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
      : [];
  return [[path, value], ...entries.flatMap(([key, inner]) => inside(inner, [...path, key]))];
}
