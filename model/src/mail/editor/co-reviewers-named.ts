import { toldToEditors } from './of-review.ts';

/** To the editors: a reviewer has changed who reviews with them. The names are shown with the manuscript. */
export const coReviewersNamed = toldToEditors({
  name: 'editor/co-reviewers-named',
  subject: 'a reviewer has changed their co-reviewers',
  says: 'A reviewer of this manuscript has changed their co-reviewers. Please check that these people have no conflict of interest.',
});
