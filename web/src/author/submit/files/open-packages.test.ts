import { describe, expect, it } from 'vitest';
import { openPackages } from './open-packages.ts';
import { sortChosen } from './sort-chosen.ts';

const named = (name: string) => new File(['x'], name);
const packed = (name: string, kind: 'manuscript' | 'figure') => ({
  ...{ name, kind, label: '', bytes: new Uint8Array([1]) },
});

describe('files that were chosen', () => {
  it('have those of a package in its place, as what the package says they are', async () => {
    const opened = await openPackages([named('paper.zip'), named('sent.zip')], async ({ name }) =>
      name === 'sent.zip'
        ? {
            offered: { title: 'Creeks' },
            files: [packed('levels.pdf', 'figure'), packed('cover.pdf', 'manuscript')],
            omitted: [{ name: 'reviews.xml', why: 'review' }],
          }
        : null,
    );
    expect(opened.packages).toMatchObject([{ name: 'sent.zip', count: 2 }]);
    const { wanted } = sortChosen(
      opened.files,
      ['manuscript', 'figure', 'supplement', 'cover_letter'],
      ['cover_letter'],
    );
    expect(wanted.map(({ file, kind }) => [file.name, kind])).toEqual([
      ['paper.zip', 'manuscript'],
      ['levels.pdf', 'figure'],
      // There is one manuscript, and it stays what it is.
      ['cover.pdf', 'supplement'],
    ]);
  });

  it('are told in words where a package cannot be opened', async () => {
    const { files, refused } = await openPackages([named('bomb.zip')], async () => 'zip/too-large');
    expect(files).toEqual([]);
    expect(refused).toEqual([
      expect.stringMatching(/^“bomb\.zip” is a transfer package, but was not opened\. .*100 MB/),
    ]);
  });
});
