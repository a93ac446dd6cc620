import { describe, expect, it, test } from 'vitest';
import { followedTop, heightAt, lineAt } from './scroll-share.ts';

const LINES = [3, 5, 20];
const TOPS = [100, 300, 400];
const topOf = (index: number) => TOPS[index] ?? 0;

test.each([
  [0, 3],
  [100, 3],
  [200, 4],
  [350, 12.5],
  [900, 20],
])('finds the line at the height %d', (height, line) => {
  expect(lineAt(height, LINES, topOf)).toBe(line);
});

test.each([
  [1, 100],
  [3, 100],
  [4, 200],
  [12.5, 350],
  [40, 400],
])('finds the height of line %d', (line, height) => {
  expect(heightAt(line, LINES, topOf)).toBe(height);
});

test('has no lines without marks', () => {
  expect(lineAt(50, [], topOf)).toBe(1);
  expect(heightAt(50, [], topOf)).toBe(0);
});

describe('followedTop', () => {
  const leader = (top: number) => ({ top, most: 2_000, height: 500 });

  it('shows the same line in the middle of the text', () => {
    expect(followedTop(leader(1_000), 777, 5_000)).toBe(777);
  });

  it('has the beginning and the end of both panes together', () => {
    expect(followedTop(leader(0), 300, 5_000)).toBe(0);
    expect(followedTop(leader(2_000), 1_700, 5_000)).toBe(5_000);
  });

  it('never moves back while the leader moves on', () => {
    const tops = Array.from({ length: 201 }, (_, at) => {
      const top = at * 10;
      return followedTop(leader(top), 300 + 2 * top, 5_000);
    });
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });

  it('leaves the other at its beginning where there is nothing to scroll', () => {
    expect(followedTop({ top: 0, most: 0, height: 500 }, 300, 5_000)).toBe(0);
  });
});
