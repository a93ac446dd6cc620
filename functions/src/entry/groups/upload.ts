import { addSubmissionFile } from '../callables/add-submission-file.ts';
import { startArticle } from '../callables/articles.ts';
import { addNoteFile } from '../callables/discussions.ts';
import { addArticleFile } from '../callables/editing.ts';
import { importPaper } from '../callables/import-paper.ts';
import { printDraft } from '../callables/print-draft.ts';
import { printProof } from '../callables/print-proof.ts';
import { addMedia } from '../callables/records.ts';
import { addPaperPicture } from '../callables/shared-papers.ts';
import { callGroup } from './call-group.ts';

/** What opens files, and prints: few at a time in one instance. */
export const upload = callGroup<'upload'>(
  { memory: '2GiB', timeoutSeconds: 300, concurrency: 2 },
  {
    addSubmissionFile,
    addMedia,
    addArticleFile,
    addNoteFile,
    addPaperPicture,
    startArticle,
    importPaper,
    printDraft,
    printProof,
  },
);
