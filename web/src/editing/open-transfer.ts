import { mayBeMecaManifest, readMecaManifest } from '@quire/content/meca/meca-manifest';
import { type MecaPackage, readMeca } from '@quire/content/meca/read-meca';
import type { ArchiveRefusal } from './messages.ts';
import { TRANSFER_MAX_BYTES } from './transfer-max-bytes.ts';
import { type Bounds, unzip } from './unzip.ts';

/** The list of a package is short. */
const MANIFEST_MAX_BYTES = 2 * 1024 * 1024;
const OF_A_PACKAGE: Bounds = { packed: TRANSFER_MAX_BYTES, unpacked: 2 * TRANSFER_MAX_BYTES };

/**
 * The manuscript in an archive (ZIP, its bytes) that another publisher has packed. Null where the archive is no such
 * package: its list is looked for before the rest is unpacked, so that the bounds of packages apply to no other archive.
 */
export function openTransfer(
  bytes: Uint8Array<ArrayBuffer>,
  bounds = OF_A_PACKAGE,
): MecaPackage | ArchiveRefusal | null {
  const lists = unzip(bytes, {
    packed: bounds.packed,
    unpacked: MANIFEST_MAX_BYTES,
    wanted: mayBeMecaManifest,
  });
  if (typeof lists === 'string' || !readMecaManifest(lists)) return null;
  const files = unzip(bytes, bounds);
  return typeof files === 'string' ? files : readMeca(files);
}
