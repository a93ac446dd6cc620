import { IMPORT_FILE_MAX_BYTES } from '@quire/model/constants';
import { t } from '@quire/model/messages/t';
import type { Refusal } from './messages.ts';

/** The largest file that is opened, for people. */
export const FILE_MOST = `${Math.round(IMPORT_FILE_MAX_BYTES / 1024 / 1024)} MB`;

/** Why an archive was not opened, for whoever chose it. */
export const ARCHIVE_REFUSALS: Readonly<Record<Refusal, string>> = {
  get 'zip/unreadable'() {
    return t('editing.archiveUnreadable');
  },
  get 'zip/too-large'() {
    return t('editing.archiveTooLarge', { size: FILE_MOST });
  },
  get 'zip/too-many'() {
    return t('editing.archiveTooMany');
  },
  get 'zip/unsafe-path'() {
    return t('editing.archiveUnsafe');
  },
  get 'zip/no-paper'() {
    return t('editing.archiveNoPaper');
  },
};
