import type { DeskEntry } from '@quire/model/entities/desk';
import { t } from '@quire/model/messages/t';
import { call } from '../../../data/calls.ts';
import { fetchPackageFile } from '../../../data/live/fetch-package-file.ts';
import { archiveAction } from '../../kit/list/archive-action.ts';
import { zipFiles } from '../../kit/list/zip-files.ts';

/** Saves what another publisher is sent of the selected submissions: a ZIP each (MECA). */
export const downloadTransfer = () =>
  archiveAction<DeskEntry>({
    ...{ key: 'transfer', label: t('officeDesk.downloadTransfer'), file: 'transfers' },
    asks: (count) => t('officeDesk.transferAsk', { count }),
    done: (count) => t('officeDesk.transfersDone', { count }),
    async read({ id }, check) {
      const { name, files } = await call('transferPackage', { submission: id });
      const loaded = [];
      for (const file of files) {
        loaded.push({ name: file.name, bytes: await fetchPackageFile(file, check) });
      }
      return [await zipFiles(name, loaded)];
    },
  });
