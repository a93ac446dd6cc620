import type { SharedPaper } from '@quire/model/entities/shared-paper';
import type { ExportedPicture } from '../../editing/messages.ts';
import { NO_PAPER_TITLE } from './title-of.ts';

/** The files of a paper's folder as the press reads it: the text, its bibliography, its pictures. */
export async function paperFiles({
  markdown,
  bibliography,
  pictures,
}: {
  readonly markdown: string;
  readonly bibliography: string;
  readonly pictures: ReadonlyMap<string, Blob>;
}): Promise<Map<string, Uint8Array>> {
  const encoder = new TextEncoder();
  const files = new Map([['paper.md', encoder.encode(markdown)]]);
  if (bibliography.trim()) files.set('paper.bib', encoder.encode(bibliography));
  for (const [name, blob] of pictures) files.set(name, new Uint8Array(await blob.arrayBuffer()));
  return files;
}

/** The pictures with their sizes, for other formats. One that is not loaded yet is left out. */
export async function picturesToExport(
  pictures: ReadonlyMap<string, Blob>,
  record: Pick<SharedPaper, 'pictures'> | null,
): Promise<ReadonlyMap<string, ExportedPicture>> {
  const made = new Map<string, ExportedPicture>();
  for (const [name, blob] of pictures) {
    const known = record?.pictures[name];
    if (!known) continue;
    const bytes = new Uint8Array(await blob.arrayBuffer());
    made.set(name, { bytes, width: known.width, height: known.height });
  }
  return made;
}

/** `Tides of the Wash!` → `tides-of-the-wash`, for the name of a file. */
export const fileNameOf = (title: string): string =>
  (title || NO_PAPER_TITLE)
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 60) || 'paper';
