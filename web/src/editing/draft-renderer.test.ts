import { expect, test } from 'vitest';
import { DraftRenderer } from './draft-renderer.ts';

const source = (markdown: string, shown: number | null) => ({
  markdown,
  bibtex: '',
  macros: {},
  figures: new Map(),
  shown,
});
const SECTIONS = Array.from({ length: 9 }, (_, at) => `# Part ${at}\n\nWords of part ${at}.\n`);

test('tells what has changed to a page that shows the last answer', () => {
  const drafts = new DraftRenderer();
  const first = drafts.render(source(SECTIONS.join('\n'), null));
  expect(first.change).toMatchObject({ from: 0, to: 0 });
  expect(first.change.fresh).toHaveLength(9);
  const next = drafts.render(source(SECTIONS.join('\n').replace('of part 4', 'anew'), first.stamp));
  expect(next.change).toMatchObject({ from: 4, to: 5 });
  expect(next.change.fresh).toEqual([expect.stringContaining('Words anew.')]);
});

test('tells everything to a page that shows something else', () => {
  const drafts = new DraftRenderer();
  drafts.render(source(SECTIONS.join('\n'), null));
  expect(drafts.render(source(SECTIONS.join('\n'), null)).change.fresh).toHaveLength(9);
});

test('counts the words of text and abstract, without markup', () => {
  const drafts = new DraftRenderer();
  const shown = drafts.render({
    ...source('**Two** [words](https://x.example).', null),
    abstract: 'And *three* more.',
  });
  expect(shown.words).toBe(5);
});

test('names the lines of the blocks, and says whether a change is all of the text', () => {
  const drafts = new DraftRenderer();
  const first = drafts.render(source('One.\n\nTwo.', null));
  const next = drafts.render(source('One.\n\n\nTwo.', first.stamp));
  expect([first.isWhole, first.lines]).toEqual([true, [1, 3]]);
  expect([next.isWhole, next.lines, next.change.fresh]).toEqual([false, [1, 4], []]);
});

test('renders the title beside the text', () => {
  const shown = new DraftRenderer().render({ ...source('', null), title: 'Of *Mytilus*' });
  expect(shown.titleHtml).toBe('Of <em>Mytilus</em>');
});
