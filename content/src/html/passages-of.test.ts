import { expect, it } from 'vitest';
import { renderDocument } from '../render-document.ts';

const passages = (markdown: string) =>
  renderDocument({ markdown, bibtex: '', macros: {}, figures: new Map(), isForPublishing: true })
    .passages ?? [];

const sentence = (word: string) => `${`${word} `.repeat(199)}${word}.`;

it('joins short paragraphs of a section, and never those of two', () => {
  expect(passages('One.\n\nTwo.\n\n## Next\n\nThree.').map(({ text }) => text)).toEqual([
    'One. Two.',
    'Three.',
  ]);
});

it('divides what is long between paragraphs, and a long paragraph between words', () => {
  const found = passages(`${sentence('mud')}\n\n${sentence('sand')}\n\n${sentence('gravel bank')}`);
  expect(found.length).toBeGreaterThan(3);
  expect(Math.max(...found.map(({ text }) => text.length))).toBeLessThanOrEqual(1_500);
  const words = found.map(({ text }) => text).join(' ');
  expect(words).toBe([sentence('mud'), sentence('sand'), sentence('gravel bank')].join(' '));
});

it('leaves out the list of references', () => {
  const bibtex = '@article{a1, title={Zonation}, author={Ash, A.}, year={2020}}';
  const { passages: found = [] } = renderDocument({
    ...{ markdown: 'As shown [@a1].', bibtex, macros: {}, figures: new Map() },
    isForPublishing: true,
  });
  expect(found).toHaveLength(1);
  expect(found[0]?.text).not.toContain('Zonation');
});
