import { z } from 'zod';
import {
  AboutSubmissionSchema,
  greeting,
  letterBlocks,
  numbered,
  openIt,
  paragraph,
  SAMPLE_SUBMISSION,
  submissionFacts,
} from '../author/about-submission.ts';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/** To the editors and the submitter: somebody named as an author did not agree to it. */
export const coAuthorObjected = mailTemplate({
  name: 'editor/co-author-objected',
  schema: AboutSubmissionSchema.extend({
    submitter: z.string(),
    objector: z.string(),
    reason: z.string(),
  }),
  sample: {
    ...SAMPLE_SUBMISSION,
    name: 'Edda Marchetti',
    submitter: 'Anselm Okoro',
    objector: 'Maren Holt',
    reason: 'I have not seen the manuscript.',
  },
  render: (data, sender) =>
    composeMail(
      numbered(data.number, 'a co-author objects'),
      [
        greeting(data.name),
        paragraph(
          `${data.objector} is named as an author of this manuscript and objects to its submission.`,
        ),
        submissionFacts(data, ['Submitted by', data.submitter]),
        ...(data.reason ? [paragraph('Their words:'), ...letterBlocks(data.reason)] : []),
        paragraph('Please clear this up before anything else happens to it.'),
        openIt(data.url),
      ],
      sender,
    ),
});
