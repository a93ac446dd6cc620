import { describe, expect, it } from 'vitest';
import { findCommands, readGroup, splitTop, takeCommands } from './groups.ts';

describe('reading LaTeX by hand', () => {
  it('reads a group to the brace that closes it', () => {
    expect(readGroup('{a{b}\\}c}d', 0)).toEqual({ inner: 'a{b}\\}c', next: 9 });
    expect(readGroup('{a', 0)).toBeNull();
    expect(readGroup('a', 0)).toBeNull();
  });

  it('splits rows and cells where nothing is open', () => {
    expect(splitTop('a\\\\{b\\\\c}\\\\\\begin{x}d\\\\e\\end{x}', '\\\\')).toEqual([
      'a',
      '{b\\\\c}',
      '\\begin{x}d\\\\e\\end{x}',
    ]);
    expect(splitTop('a & b \\& c & {d & e}', '&')).toEqual(['a ', ' b \\& c ', ' {d & e}']);
  });

  it('finds a command and not one that begins like it', () => {
    expect(findCommands('\\refs{a} \\ref{b} \\ref[x]{c}', 'ref').map(({ inner }) => inner)).toEqual(
      ['b', 'c'],
    );
  });

  it('takes commands out', () => {
    expect(takeCommands('a\\label{x}b \\label{y}', 'label')).toEqual({
      text: 'ab ',
      args: ['x', 'y'],
    });
  });
});
