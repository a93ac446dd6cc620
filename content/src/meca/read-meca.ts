/** A package in which a manuscript moves between publishers (MECA, NISO RP-30), as a submission begins from it. */
import { type FileKind, formatOfName } from '@quire/model/entities/submission-file';
import { foundInMetadata, type Offered, offeredFrom } from '@quire/model/submission/offered';
import { jatsToMarkdown } from '../jats/jats-to-markdown.ts';
import { fileNameOf } from '../paper/find-files.ts';
import { type MecaOmission, readMecaManifest } from './meca-manifest.ts';

export interface MecaFile {
  readonly kind: FileKind;
  /** As its author named it, where the package says so. */
  readonly name: string;
  /** What it is called in the package beside its name, or ''. */
  readonly label: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface MecaPackage {
  /** What it says of the manuscript; null where it says nothing that can be read. */
  readonly offered: Offered | null;
  readonly files: readonly MecaFile[];
  /** What does not become part of the submission, by its name in the package. */
  readonly omitted: readonly { readonly name: string; readonly why: MecaOmission }[];
}

/** The title of an item is its file's own name where it ends like one of the same format. */
function namesOf(title: string, path: string): Pick<MecaFile, 'name' | 'label'> {
  const format = formatOfName(title);
  if (format !== null && format === formatOfName(path)) {
    return { name: title.replace(/[\\/]/g, '-'), label: '' };
  }
  return { name: fileNameOf(path), label: title.slice(0, 200) };
}

function metadataIn(bytes: Uint8Array | undefined): Offered | null {
  const said = bytes && jatsToMarkdown(new TextDecoder().decode(bytes));
  if (!said) return null;
  const { title, abstract, details } = said;
  return offeredFrom(foundInMetadata({ ...details, title, abstract }));
}

/**
 * What the files of an archive, by their paths, are where it is a package of this kind; null where it is none. Its title,
 * abstract, keywords and authors are those of its article metadata in JATS. A file that is listed twice is taken once. Fetches nothing.
 */
export function readMeca(
  archive: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
): MecaPackage | null {
  const manifest = readMecaManifest(archive);
  if (!manifest) return null;
  const seen = new Set([manifest.list]);
  const files: MecaFile[] = [];
  const omitted: { name: string; why: MecaOmission }[] = [];
  let offered: Offered | null = null;
  for (const { role, title, path, href } of manifest.items) {
    const bytes = path === null ? undefined : archive.get(path);
    if (path === null || !bytes) {
      omitted.push({ name: href, why: 'missing' });
    } else if (!seen.has(path)) {
      seen.add(path);
      if (role === 'metadata') offered ??= metadataIn(bytes);
      else if (role === 'review' || role === 'transfer' || role === 'unknown') {
        omitted.push({ name: path, why: role });
      } else files.push({ kind: role, ...namesOf(title, path), bytes });
    }
  }
  for (const path of archive.keys()) {
    if (!seen.has(path)) omitted.push({ name: path, why: 'unlisted' });
  }
  return { offered, files, omitted };
}
