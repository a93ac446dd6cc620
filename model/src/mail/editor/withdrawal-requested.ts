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

/** To the editors: the author wishes to withdraw, and an editor has to confirm it. */
export const withdrawalRequested = mailTemplate({
  name: 'editor/withdrawal-requested',
  schema: AboutSubmissionSchema.extend({ submitter: z.string(), reason: z.string() }),
  sample: {
    ...SAMPLE_SUBMISSION,
    name: 'Edda Marchetti',
    submitter: 'Anselm Okoro',
    reason: 'We found an error in the calibration.',
  },
  render: (data, sender) =>
    composeMail(
      numbered(data.number, 'withdrawal requested'),
      [
        greeting(data.name),
        paragraph(`${data.submitter} asks to withdraw this manuscript, for this reason:`),
        submissionFacts(data, ['Submitted by', data.submitter]),
        ...letterBlocks(data.reason),
        paragraph('Please confirm it, or write to the author.'),
        openIt(data.url),
      ],
      sender,
    ),
});
