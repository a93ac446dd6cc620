import { describe, expect, test } from 'vitest';
import { blockOf, insertBlock } from './block.ts';
import { type Edit, edited, type Marked } from './edit.ts';
import { heading, indent, list, nextItem, outdent } from './lines.ts';
import { figure, notice } from './templates.ts';
import { wrap } from './wrap.ts';

/** `a «b» c`: a text with its selection; `|` for a caret. */
function marked(text: string): Marked {
  const caret = text.indexOf('|');
  if (caret >= 0) return { value: text.replace('|', ''), start: caret, end: caret };
  return {
    value: text.replace(/[«»]/g, ''),
    start: text.indexOf('«'),
    end: text.indexOf('»') - 1,
  };
}

/** What it looks like after an edit, in the same signs. */
function shown(text: string, change: (marked: Marked) => Edit): string {
  const before = marked(text);
  const edit = change(before);
  const value = edited(before.value, edit);
  const [start, end] = edit.select;
  return start === end
    ? `${value.slice(0, start)}|${value.slice(start)}`
    : `${value.slice(0, start)}«${value.slice(start, end)}»${value.slice(end)}`;
}

describe('wrapping', () => {
  test.each([
    ['a «word» here', 'a **«word»** here'],
    ['a **«word»** here', 'a «word» here'],
    ['a « word »here', 'a  **«word»** here'],
    ['here |', 'here **«bold»**'],
  ])('makes bold of %s', (before, after) => {
    expect(shown(before, (at) => wrap(at, '**', '**', 'bold'))).toBe(after);
  });

  test('does not take the signs of bold for those of italic', () => {
    expect(shown('**«word»**', (at) => wrap(at, '*', '*', 'words'))).toBe('***«word»***');
  });
});

describe('lines', () => {
  test.each([
    ['Wo|rds', '## Wo|rds'],
    ['## Wo|rds', '### Wo|rds'],
    ['#### Wo|rds', 'Wo|rds'],
    ['above\n|below', 'above\n## |below'],
  ])('turns %j into a heading, a deeper one, or none', (before, after) => {
    expect(shown(before, heading)).toBe(after);
  });

  test('makes a list of lines, another of it, and lines again', () => {
    const bullets = shown('«one\ntwo\n\nthree»', (at) => list(at, 'bullets'));
    expect(bullets).toBe('«- one\n- two\n\n- three»');
    const numbers = shown(bullets, (at) => list(at, 'numbers'));
    expect(numbers).toBe('«1. one\n2. two\n\n3. three»');
    expect(shown(numbers, (at) => list(at, 'numbers'))).toBe('«one\ntwo\n\nthree»');
  });

  test('begins a list on an empty line', () => {
    expect(shown('|', (at) => list(at, 'bullets'))).toBe('- |');
  });

  test('moves lines to the right and back, and types blanks without a selection', () => {
    const moved = shown('«a\nb»\nc', indent);
    expect(moved).toBe('«  a\n  b»\nc');
    expect(shown(moved, outdent)).toBe('«a\nb»\nc');
    expect(shown('a|b', indent)).toBe('a  |b');
  });

  test.each([
    ['- one|', '- one\n- |'],
    ['  3. three|', '  3. three\n  4. |'],
    ['- [x] done|', '- [x] done\n- [ ] |'],
    ['- one\n- |', '- one\n|'],
  ])('goes on from %j when Enter is pressed', (before, after) => {
    expect(
      shown(before, (at) => nextItem(at) ?? { from: 0, to: 0, text: 'none', select: [0, 0] }),
    ).toBe(after);
  });

  test.each(['words|', '|- one', '«- one»'])('leaves Enter alone in %j', (before) => {
    expect(nextItem(marked(before))).toBeNull();
  });
});

describe('a block', () => {
  const put = (text: string) => shown(text, (at) => insertBlock(at, () => blockOf('B', 'B')));

  test.each([
    ['|', '«B»\n'],
    ['words|', 'words\n\n«B»\n'],
    ['one| line\nnext', 'one line\n\n«B»\n\nnext'],
    ['above\n\n|\nbelow', 'above\n\n«B»\n\nbelow'],
  ])('stands apart from the text around it: %j', (before, after) => {
    expect(put(before)).toBe(after);
  });

  test('takes what is selected into it', () => {
    const after = shown('«careful!»', (at) =>
      insertBlock(at, (chosen) => notice('warning', chosen)),
    );
    expect(after).toBe(':::warning\n«careful!»\n:::\n');
  });
});

test('writes a figure that no caption or description can break', () => {
  const { text } = figure('figures/my map (2).png', 'A [new] map', 'the "old" shore');
  expect(text).toBe(
    '![A \\[new\\] map](figures/my%20map%20(2).png){#fig:my-map-2- alt="the ”old” shore"}',
  );
});
