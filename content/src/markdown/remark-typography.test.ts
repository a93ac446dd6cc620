import { describe, expect, it } from 'vitest';
import { setText } from './remark-typography.ts';

describe('setText', () => {
  it.each([
    ['1--2 a---b ...', '1–2 a—b …'],
    ['"Yes," she said', '“Yes,” she said'],
    ["the authors' 'own' it's", 'the authors’ ‘own’ it’s'],
    ['("a")', '(“a”)'],
    ["the '90s", 'the ’90s'],
    ["``LaTeX''", '“LaTeX”'],
    ['----', '—-'],
  ])('sets %s', (text, done) => {
    expect(setText(text)).toBe(done);
  });

  it('looks at the character before', () => {
    expect(setText('" he', 'x')).toBe('” he');
  });
});

it.each([
  ['see Section 4 and Eq. (3), p. 5', 'see Section_4 and Eq._(3), p._5'],
  ['8 m, 20 °C, 5 kHz and 3 µm', '8_m, 20_°C, 5_kHz and 3_µm'],
  ['3 models of 5 sites, Figure out', '3 models of 5 sites, Figure out'],
])('keeps a number with its word or unit: %s', (text, set) => {
  expect(setText(text)).toBe(set.replaceAll('_', '\u00a0'));
});
