import { z } from 'zod';
import {
  AboutSubmissionSchema,
  greeting,
  numbered,
  openIt,
  paragraph,
  SAMPLE_SUBMISSION,
  submissionFacts,
} from '../author/about-submission.ts';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/** To the journal's editors: a manuscript has arrived, for the first time or mended. */
export const newSubmission = mailTemplate({
  name: 'editor/new-submission',
  schema: AboutSubmissionSchema.extend({
    submitter: z.string(),
    type: z.string(),
    isAgain: z.boolean(),
  }),
  sample: {
    ...SAMPLE_SUBMISSION,
    name: 'Edda Marchetti',
    submitter: 'Anselm Okoro',
    type: 'Research article',
    isAgain: false,
  },
  render: (data, sender) =>
    composeMail(
      numbered(data.number, data.isAgain ? 'sent again' : 'a new submission'),
      [
        greeting(data.name),
        paragraph(
          `${data.submitter} has sent ${data.isAgain ? 'the manuscript again, with what was asked for' : 'a manuscript'} to ${data.journal}.`,
        ),
        submissionFacts(data, ['Submitted by', data.submitter]),
        paragraph(`Type: ${data.type}.`),
        openIt(data.url),
      ],
      sender,
    ),
});
