import { expect, it } from 'vitest';
import { standInsCss } from './text-stand-ins.ts';

const faces = standInsCss().split('@font-face').slice(1);
const styleOf = (face: string) =>
  /font-family[^;]+;font-style:\w+;font-weight:[\d ]+/.exec(face)?.[0];

it('has a face for all signs of each typeface, then one for its space', () => {
  expect(new Set(faces.map(styleOf)).size).toBe(5);
  const ranges = faces.map((face) => /unicode-range:([^}]+)/.exec(face)?.[1]);
  expect(ranges).toEqual(Array.from({ length: 5 }, () => [undefined, 'U+20,U+a0']).flat());
});

it('keeps the height of the line, whatever width the space is stretched to', () => {
  for (const face of faces.filter((each) => each.includes('ascent-override'))) {
    const number = (name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(face)?.[1]);
    const height = (number('size-adjust') * number('ascent-override')) / 100;
    expect(height).toBeCloseTo(face.includes('Serif') ? 103.6 : 102.4, 0);
  }
});
