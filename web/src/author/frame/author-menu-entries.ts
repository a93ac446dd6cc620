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
  { label: 'My submissions', path: submissionsPath() },
  { label: 'New submission', path: submitPath() },
  { label: 'Papers', path: sharedPapersPath() },
  { label: 'Invoices', path: submissionInvoicePath() },
  { label: 'Abstracts', path: abstractsPath() },
  { label: 'Notes', path: ownNotesPath() },
  { label: 'Account', path: accountPath() },
];
