import type { DeskEntry } from '@quire/model/entities/desk';
import { t } from '@quire/model/messages/t';
import { readManuscriptFiles } from '../../../data/live/desk/manuscript-files.ts';
import { fetchStoredFile } from '../../../data/live/fetch-stored-file.ts';
import { type ArchivedFile, archiveAction } from '../../kit/list/archive-action.ts';

/** Saves the current files of the selected submissions in one archive, with a folder for each submission. */
export const downloadFiles = () =>
  archiveAction<DeskEntry>({
    ...{ key: 'download', label: t('officeDesk.downloadFiles'), file: 'submissions' },
    asks: (count) => t('officeDesk.downloadAsk', { count }),
    done: (count) => t('officeDesk.filesSavedDone', { count }),
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
