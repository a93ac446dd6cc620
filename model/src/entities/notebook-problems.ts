/** What an import of a Jupyter notebook finds. */
import { z } from 'zod';
import { t } from '../messages/t.ts';
import { remarkKind } from './remark-kind.ts';

const Text = z.string();
const Count = z.number();

export const NOTEBOOK_PROBLEMS = {
  'notebook/pictures': remarkKind({ cell: Count, most: Count }, ({ cell, most }) =>
    t('manuscriptProblems.notebookPictures', { cell, most }),
  ),
  'notebook/picture': remarkKind(
    { cell: Count, kind: z.enum(['large', 'unreadable']) },
    ({ cell, kind }) => t('manuscriptProblems.notebookPicture', { cell, kind }),
  ),
  'notebook/long': remarkKind({ cell: Count, count: Count, most: Count }, ({ cell, count, most }) =>
    t('manuscriptProblems.notebookLong', { cell, count, most }),
  ),
  'notebook/output': remarkKind(
    { cell: Count, types: Text, kind: z.enum(['lost', 'plain']) },
    ({ cell, types, kind }) => t('manuscriptProblems.notebookOutput', { cell, types, kind }),
  ),
  'notebook/messages': remarkKind({ cell: Count }, ({ cell }) =>
    t('manuscriptProblems.notebookMessages', { cell }),
  ),
  'notebook/error': remarkKind({ cell: Count }, ({ cell }) =>
    t('manuscriptProblems.notebookError', { cell }),
  ),
  'notebook/outputs': remarkKind({ cell: Count, count: Count }, ({ cell, count }) =>
    t('manuscriptProblems.notebookOutputs', { cell, count }),
  ),
  'notebook/attachment': remarkKind({ cell: Count, name: Text }, ({ cell, name }) =>
    t('manuscriptProblems.notebookAttachment', { cell, name }),
  ),
  'notebook/raw': remarkKind({ cell: Count }, ({ cell }) =>
    t('manuscriptProblems.notebookRaw', { cell }),
  ),
  'notebook/cell': remarkKind({ count: Count }, ({ count }) =>
    t('manuscriptProblems.notebookCell', { count }),
  ),
} as const;
