import { t } from '@quire/model/messages/t';
import {
  accountPath,
  submissionInvoicePath,
  submissionsPath,
  submitPath,
} from '@quire/model/paths';
import { abstractsPath, ownNotesPath, sharedPapersPath } from '@quire/model/submission-paths';
import type { MenuEntry } from '../../navigation/menus.ts';

/** The menu of the signed-in area. */
export const AUTHOR_MENU: readonly MenuEntry[] = [
  { label: t('author.mySubmissions'), path: submissionsPath() },
  { label: t('author.newSubmission'), path: submitPath() },
  { label: t('author.papers'), path: sharedPapersPath() },
  { label: t('author.invoices'), path: submissionInvoicePath() },
  { label: t('author.abstracts'), path: abstractsPath() },
  { label: t('author.notes'), path: ownNotesPath() },
  { label: t('author.account'), path: accountPath() },
];
