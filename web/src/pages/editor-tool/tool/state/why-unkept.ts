import { t } from '@quire/model/messages/t';
import type { Keeping } from '../../../../drafts/stored-value.ts';

/** What keeps a browser from keeping, and what to do about it. */
export const whyUnkept = (state: Exclude<Keeping, 'kept'>): string =>
  state === 'full' ? t('editorTool.storageFull') : t('editorTool.storageRefused');
