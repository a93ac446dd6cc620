import type { DeskEntry } from '@quire/model/entities/desk';
import { zipSync } from 'fflate';
import { CallError } from '../../../data/call-error.ts';
import { readManuscriptFiles } from '../../../data/live/desk/manuscript-files.ts';
import { fetchStoredFile } from '../../../data/live/fetch-stored-file.ts';
import { saveFile } from '../../../ui/files/save-file.ts';
import type { RowAction } from '../../kit/list/list-description.ts';
import { archivePath } from './archive-path.ts';

/** As much as a browser holds in memory without trouble, in bytes. */
const ARCHIVE_MAX = 300_000_000;

/** Saves the current files of the selected submissions in one archive, a folder for each. */
export function downloadFiles(): RowAction<DeskEntry> {
  let files: Record<string, Uint8Array> = {};
  let size = 0;
  return {
    key: 'download',
    label: 'Download files',
    asks: (count) =>
      `The current files of ${count === 1 ? 'this submission' : `these ${count} submissions`} are saved as one ZIP archive.`,
    done: (count) =>
      count === 1 ? 'Files of 1 submission saved.' : `Files of ${count} submissions saved.`,
    async run({ id, record }) {
      const current = await readManuscriptFiles(id);
      const added = current.reduce((sum, file) => sum + file.size, 0);
      if (size + added > ARCHIVE_MAX) {
        throw new CallError('file/archive-too-large', { values: { most: '300 MB' } });
      }
      const read: Record<string, Uint8Array> = {};
      for (const file of current) {
        const path = archivePath(record?.number || id, file.name, Object.keys(read));
        read[path] = new Uint8Array(await (await fetchStoredFile(file.path)).arrayBuffer());
      }
      files = { ...files, ...read };
      size += added;
    },
    async finish() {
      // Manuscripts and images are compressed already.
      const archive = zipSync(files, { level: 0 });
      files = {};
      size = 0;
      const day = new Date().toISOString().slice(0, 10);
      saveFile(new Blob([archive], { type: 'application/zip' }), `submissions-${day}.zip`);
    },
  };
}
