import { expect, it } from 'vitest';
import { mediaFilePath } from '../collections.ts';
import { mediaUsed } from './media-uses.ts';

const file = (letter: string) => ({ name: 'a.png', path: mediaFilePath(letter.repeat(64), 'png') });

it('finds the files of the library that a record uses, wherever they stand, each once', () => {
  const record = {
    title: 'Tides',
    cover: { ...file('a'), alt: 'Mud' },
    chapters: [{ picture: file('b') }, { picture: file('a') }],
    files: [{ path: 'content/books/tides/files/whole.pdf' }],
    path: '/about/media',
  };
  expect(mediaUsed(record)).toEqual(['a'.repeat(24), 'b'.repeat(24)]);
});
