import { describe, expect, test } from 'vitest';
import { changedBlocks } from './changed-blocks.ts';
import { splitBlocks } from './split-blocks.ts';

describe('splitting a rendered text', () => {
  test.each([
    ['', []],
    ['<p>a</p>', ['<p>a</p>']],
    ['<p>a<br>b</p><hr><ul><li>c</ul>', ['<p>a<br>b</p><hr><ul><li>c</ul>']],
    [
      '<div class="cv"><p>a</p><p>b</p></div><div class="cv"><img src="x"></div>',
      ['<div class="cv"><p>a</p><p>b</p></div>', '<div class="cv"><img src="x"></div>'],
    ],
    ['<p title="<div>">a</p><hr>', ['<p title="<div>">a</p>', '<hr>']],
    [
      '<p><svg><path d="M0 0"/></svg></p>\n<p>b</p>',
      ['<p><svg><path d="M0 0"/></svg></p>', '\n<p>b</p>'],
    ],
    ['words alone', ['words alone']],
    ['<p>a</p> and words', ['<p>a</p> and words']],
  ])('parts %j', (html, blocks) => {
    expect(splitBlocks(html)).toEqual(blocks);
    expect(splitBlocks(html).join('')).toBe(html);
  });
});

describe('comparing two lists of blocks', () => {
  const apply = (old: string[], now: string[]) => {
    const { from, to, fresh } = changedBlocks(old, now);
    return { after: old.toSpliced(from, to - from, ...fresh), renewed: fresh.length };
  };

  test.each([
    [['a', 'b', 'c'], ['a', 'x', 'c'], 1],
    [['a', 'b', 'c'], ['a', 'c'], 0],
    [['a', 'c'], ['a', 'b', 'c'], 1],
    [['a', 'a'], ['a', 'a', 'a'], 1],
    [[], ['a'], 1],
    [['a'], [], 0],
    [['a', 'b'], ['a', 'b'], 0],
  ])('makes of %j what %j is, with %i new', (old, now, count) => {
    expect(apply(old, now)).toEqual({ after: now, renewed: count });
  });
});
