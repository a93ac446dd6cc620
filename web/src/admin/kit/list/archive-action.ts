import { CallError } from '../../../data/call-error.ts';
import type { Row } from '../../../data/live/office/list-request.ts';
import { saveFile } from '../../../ui/files/save-file.ts';
import { archivePath } from './archive-path.ts';
import type { ActionAnswers, RowAction } from './list-description.ts';

/** What a browser can hold in memory without problems, in bytes. */
const ARCHIVE_MAX = 300_000_000;

export interface ArchivedFile {
  /** The folder of the file; '' for none. */
  readonly folder: string;
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

interface Archive<T>
  extends Pick<RowAction<T>, 'key' | 'label' | 'isFor' | 'asks' | 'fields' | 'done'> {
  /** The name of the archive: `submissions`. */
  readonly file: string;
  /**
   * Loads the files of one record.
   *
   * @param check throws if there are too many bytes; called before they are fetched, if the number is known
   */
  readonly read: (
    row: Row<T>,
    check: (bytes: number) => void,
    answers: ActionAnswers,
  ) => Promise<readonly ArchivedFile[]>;
}

/**
 * Saves the files of the selected records in one archive, or a single file as it is. Records whose files cannot be
 * loaded are named and left out.
 */
export function archiveAction<T>({ file, read, ...action }: Archive<T>): RowAction<T> {
  let files: Record<string, Uint8Array<ArrayBuffer>> = {};
  let size = 0;
  const check = (bytes: number) => {
    if (size + bytes > ARCHIVE_MAX)
      throw new CallError('file/archive-too-large', { values: { most: '300 MB' } });
  };
  return {
    ...action,
    async run(row, answers) {
      const found = await read(row, check, answers);
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
      // Documents and images are already compressed.
      const archive = zipSync(Object.fromEntries(ready), { level: 0 });
      const day = new Date().toISOString().slice(0, 10);
      saveFile(new Blob([archive], { type: 'application/zip' }), `${file}-${day}.zip`);
    },
  };
}
