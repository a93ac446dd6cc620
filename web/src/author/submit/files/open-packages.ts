import type { MecaPackage } from '@quire/content/meca/read-meca';
import type { FileKind } from '@quire/model/entities/submission-file';
import { t } from '@quire/model/messages/t';
import { ARCHIVE_REFUSALS } from '../../../editing/archive-refusals.ts';
import type { ArchiveRefusal } from '../../../editing/messages.ts';
import { Renderer } from '../../../editing/renderer.ts';
import { TRANSFER_MAX_BYTES } from '../../../editing/transfer-max-bytes.ts';
import { fileSize } from '../../../ui/text-page/file-size.ts';
import type { Offered } from '../context/submission-upload.ts';

/** A file with what its package says it is, or chosen by itself. */
export interface PackedFile {
  readonly name: string;
  readonly size: number;
  readonly file: File;
  readonly kind?: FileKind;
  readonly label?: string;
}

/** What was found in a package, for whoever chose it. */
export interface PackageReport extends Pick<MecaPackage, 'omitted'> {
  readonly name: string;
  readonly offered: Offered | null;
  readonly count: number;
}

interface OpenedFiles {
  readonly files: readonly PackedFile[];
  readonly packages: readonly PackageReport[];
  /** Why a package could not be opened. */
  readonly refused: readonly string[];
}

export const asChosen = (file: File): PackedFile => ({ file, name: file.name, size: file.size });

function refusalInWords(name: string, code: ArchiveRefusal): string {
  const reason =
    code === 'zip/too-large'
      ? t('authorSubmit.packageTooLarge', { size: fileSize(TRANSFER_MAX_BYTES) })
      : ARCHIVE_REFUSALS[code];
  return t('authorSubmit.packageRefused', { name, reason });
}

/** Asks a worker of its own: an archive is nothing that a page opens while a person types. */
async function read(file: File): Promise<MecaPackage | ArchiveRefusal | null> {
  if (!/\.(zip|meca)$/i.test(file.name) || file.size > TRANSFER_MAX_BYTES) return null;
  const renderer = new Renderer();
  try {
    return await renderer.ask('transfer', { bytes: new Uint8Array(await file.arrayBuffer()) });
  } catch {
    // It is uploaded as it is, and judged there.
    return null;
  } finally {
    renderer.close();
  }
}

/** Chosen files, with those of packages from other publishers in the place of their packages. */
export async function openPackages(
  chosen: readonly File[],
  readFile: typeof read = read,
): Promise<OpenedFiles> {
  const files: PackedFile[] = [];
  const packages: PackageReport[] = [];
  const refused: string[] = [];
  for (const file of chosen) {
    const opened = await readFile(file);
    if (opened === null) files.push(asChosen(file));
    else if (typeof opened === 'string') refused.push(refusalInWords(file.name, opened));
    else {
      const { offered, omitted } = opened;
      files.push(
        ...opened.files.map(({ name, bytes, kind, label }) => ({
          ...asChosen(new File([bytes], name)),
          kind,
          label,
        })),
      );
      packages.push({ name: file.name, offered, omitted, count: opened.files.length });
    }
  }
  return { files, packages, refused };
}
