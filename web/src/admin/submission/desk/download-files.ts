import type { DeskEntry } from '@quire/model/entities/desk';
import { readManuscriptFiles } from '../../../data/live/desk/manuscript-files.ts';
import { fetchStoredFile } from '../../../data/live/fetch-stored-file.ts';
import { type ArchivedFile, archiveAction } from '../../kit/list/archive-action.ts';

/** Saves the current files of the selected submissions in one archive, with a folder for each submission. */
export const downloadFiles = () =>
  archiveAction<DeskEntry>({
    ...{ key: 'download', label: 'Download files', file: 'submissions' },
    asks: (count) =>
      `The current files of ${count === 1 ? 'this submission' : `these ${count} submissions`} are saved as one ZIP archive.`,
    done: (count) =>
      count === 1 ? 'Files of 1 submission saved.' : `Files of ${count} submissions saved.`,
    async read({ id, record }, check) {
      const current = await readManuscriptFiles(id);
      check(current.reduce((sum, file) => sum + file.size, 0));
      const found: ArchivedFile[] = [];
      for (const { name, path } of current) {
        const bytes = new Uint8Array(await (await fetchStoredFile(path)).arrayBuffer());
        found.push({ folder: record?.number || id, name, bytes });
      }
      return found;
    },
  });
