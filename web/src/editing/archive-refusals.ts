import { IMPORT_FILE_MAX_BYTES } from '@quire/model/constants';
import type { Refusal } from './messages.ts';

/** The largest file that is opened, for people. */
export const FILE_MOST = `${Math.round(IMPORT_FILE_MAX_BYTES / 1024 / 1024)} MB`;

/** Why an archive was not opened, for whoever chose it. */
export const ARCHIVE_REFUSALS: Readonly<Record<Refusal, string>> = {
  'zip/unreadable': 'The archive cannot be read: it is damaged, or no ZIP file.',
  'zip/too-large': `The archive is too large: a paper has at most ${FILE_MOST}, and three times as much unpacked.`,
  'zip/too-many': 'There are too many files in the archive.',
  'zip/unsafe-path':
    'The archive was refused: it names a file outside itself, as no honest one does.',
  'zip/no-paper':
    'There is no paper.md in the archive, nor a single Markdown file, nor a LaTeX document.',
};
