import {
  answerInvitation,
  askForTime,
  nameCoReviewers,
  removeReviewFile,
  saveReview,
  submitReview,
  viewReview,
  writeToEditor,
} from '../callables/reviews.ts';
import { callGroup } from './call-group.ts';

/** What the link of a reviewer's mail opens. */
export const reviewer = callGroup<'reviewer'>(
  {},
  {
    viewReview,
    answerInvitation,
    askForTime,
    nameCoReviewers,
    writeToEditor,
    saveReview,
    submitReview,
    removeReviewFile,
  },
);
