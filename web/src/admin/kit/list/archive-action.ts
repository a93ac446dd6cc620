import { CallError } from '../../../data/call-error.ts';
import type { Row } from '../../../data/live/office/list-request.ts';
import { saveFile } from '../../../ui/files/save-file.ts';
import { archivePath } from './archive-path.ts';
import type { RowAction } from './list-description.ts';

/** As much as a browser holds in memory without trouble, in bytes. */
const ARCHIVE_MAX = 300_000_000;

export interface ArchivedFile {
  /** The folder that it lies in; '' for none. */
  readonly folder: string;
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

interface Archive<T> extends Pick<RowAction<T>, 'key' | 'label' | 'isFor' | 'asks' | 'done'> {
  /** Names the archive: `submissions`. */
  readonly file: string;
  /**
   * The files of one record.
   *
   * @param check throws where so many bytes are too many: asked before they are fetched, where that is known
   */
  readonly read: (row: Row<T>, check: (bytes: number) => void) => Promise<readonly ArchivedFile[]>;
}

/** Saves files of the selected records in one archive, a single one as it is. One whose files cannot be had is named, and left out. */
export function archiveAction<T>({ file, read, ...action }: Archive<T>): RowAction<T> {
  let files: Record<string, Uint8Array<ArrayBuffer>> = {};
  let size = 0;
  const check = (bytes: number) => {
    if (size + bytes > ARCHIVE_MAX)
      throw new CallError('file/archive-too-large', { values: { most: '300 MB' } });
  };
  return {
    ...action,
    async run(row) {
      const found = await read(row, check);
      check(found.reduce((sum, { bytes }) => sum + bytes.length, 0));
      for (const { folder, name, bytes } of found) {
        files[archivePath(folder, name, Object.keys(files))] = bytes;
        size += bytes.length;
      }
    },
    async finish() {
      const ready = Object.entries(files);
      files = {};
      size = 0;
      const [only, ...others] = ready;
      if (only && others.length === 0) {
        saveFile(new Blob([only[1]]), only[0].slice(only[0].lastIndexOf('/') + 1));
        return;
      }
      const { zipSync } = await import('fflate');
      // Documents and images are compressed already.
      const archive = zipSync(Object.fromEntries(ready), { level: 0 });
      const day = new Date().toISOString().slice(0, 10);
      saveFile(new Blob([archive], { type: 'application/zip' }), `${file}-${day}.zip`);
    },
  };
}
