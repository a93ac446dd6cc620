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

/** To the editors: the author appeals against the rejection. */
export const appeal = mailTemplate({
  name: 'editor/appeal',
  schema: AboutSubmissionSchema.extend({ submitter: z.string(), letter: z.string() }),
  sample: {
    ...SAMPLE_SUBMISSION,
    name: 'Edda Marchetti',
    submitter: 'Anselm Okoro',
    letter: 'The second report speaks of another data set.',
  },
  render: (data, sender) =>
    composeMail(
      numbered(data.number, 'an appeal'),
      [
        greeting(data.name),
        paragraph(`${data.submitter} appeals against the decision on this manuscript:`),
        submissionFacts(data, ['Submitted by', data.submitter]),
        ...letterBlocks(data.letter),
        openIt(data.url),
      ],
      sender,
    ),
});
