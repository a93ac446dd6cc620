import {
  answerCommittee,
  committeeAbstracts,
  ownAbstracts,
  saveAbstract,
  scoreAbstract,
  withdrawAbstract,
} from '../callables/abstracts.ts';
import { fetchProofPdf, saveCorrection } from '../callables/articles.ts';
import { invoiceFile } from '../callables/charges.ts';
import { discardDraft } from '../callables/discard-draft.ts';
import { redeemVoucher, requestDiscount, saveBilling } from '../callables/discounts.ts';
import { moveSubmission } from '../callables/move-submission.ts';
import { removeSubmissionFile } from '../callables/remove-submission-file.ts';
import { sendMessage } from '../callables/send-message.ts';
import {
  changePaper,
  createPaper,
  joinPaper,
  readPaperPicture,
  removePaperPicture,
  savePaperVersion,
  writePaper,
} from '../callables/shared-papers.ts';
import { proposeSpecialIssue } from '../callables/special-issues.ts';
import { callGroup } from './call-group.ts';

/** What authors do with their manuscripts. */
export const submission = callGroup<'submission'>(
  { memory: '512MiB' },
  {
    moveSubmission,
    discardDraft,
    removeSubmissionFile,
    sendMessage,
    saveBilling,
    requestDiscount,
    redeemVoucher,
    invoiceFile,
    fetchProofPdf,
    saveCorrection,
    proposeSpecialIssue,
    ownAbstracts,
    saveAbstract,
    withdrawAbstract,
    answerCommittee,
    committeeAbstracts,
    scoreAbstract,
    createPaper,
    joinPaper,
    changePaper,
    writePaper,
    savePaperVersion,
    removePaperPicture,
    readPaperPicture,
  },
);
