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
