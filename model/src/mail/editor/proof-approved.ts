import {
  mailAbout,
  openIt,
  submissionFacts,
  submissionParagraph,
} from '../author/about-submission.ts';
import { mailTemplate } from '../template.ts';
import { FromAuthorSchema, SAMPLE_FROM_AUTHOR } from './of-author.ts';

/** To who produces it: the author has nothing to correct. */
export const proofApproved = mailTemplate({
  name: 'editor/proof-approved',
  schema: FromAuthorSchema,
  sample: SAMPLE_FROM_AUTHOR,
  render: (data, sender) =>
    mailAbout(data, sender, 'the proof is approved', [
      submissionParagraph(`${data.submitter} has read the proof and approved it.`),
      submissionFacts(data, ['Submitted by', data.submitter]),
      openIt(data.url),
    ]),
});
