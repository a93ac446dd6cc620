import { expect, it } from 'vitest';
import { papersIn } from './papers-in.ts';

function file(path: string): File {
  const made = new File(['x'], path.slice(path.lastIndexOf('/') + 1));
  Object.defineProperty(made, 'webkitRelativePath', { value: path });
  return made;
}

it('treats each folder with a text as a paper, with everything in it', () => {
  const found = papersIn(
    [
      'issue/tides/paper.md',
      'issue/tides/figures/a.png',
      'issue/tides/notes/more.md',
      'issue/creeks/text.md',
      'issue/creeks/paper.bib',
      'issue/README.md',
      'issue/.DS_Store',
    ].map(file),
  );
  expect(found.map(({ paper, files }) => [paper, [...files.keys()]])).toEqual([
    ['creeks', ['text.md', 'paper.bib']],
    ['tides', ['paper.md', 'figures/a.png', 'notes/more.md']],
  ]);
});
