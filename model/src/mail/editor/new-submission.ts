import { z } from 'zod';
import {
  mailAbout,
  openIt,
  submissionFacts,
  submissionParagraph,
} from '../author/about-submission.ts';
import { mailTemplate } from '../template.ts';
import { FromAuthorSchema, SAMPLE_FROM_AUTHOR } from './of-author.ts';

/** To the journal's editors: a manuscript has arrived, for the first time or corrected. */
export const newSubmission = mailTemplate({
  name: 'editor/new-submission',
  schema: FromAuthorSchema.extend({
    type: z.string(),
    isAgain: z.boolean(),
    isAssigned: z.boolean(),
  }),
  sample: {
    ...SAMPLE_FROM_AUTHOR,
    type: 'Research article',
    isAgain: false,
    isAssigned: false,
  },
  render: (data, sender) =>
    mailAbout(data, sender, data.isAgain ? 'sent again' : 'a new submission', [
      submissionParagraph(
        `${data.submitter} has sent ${data.isAgain ? 'the manuscript again, with the requested changes' : 'a manuscript'} to ${data.journal}.`,
      ),
      ...(data.isAssigned ? [submissionParagraph('It is assigned to you.')] : []),
      submissionFacts(data, ['Submitted by', data.submitter]),
      submissionParagraph(`Type: ${data.type}.`),
      openIt(data.url),
    ]),
});
