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

/** To the editors: the author has withdrawn it. */
export const editorWithdrawn = mailTemplate({
  name: 'editor/withdrawn',
  schema: AboutSubmissionSchema.extend({ submitter: z.string(), reason: z.string() }),
  sample: {
    ...SAMPLE_SUBMISSION,
    name: 'Edda Marchetti',
    submitter: 'Anselm Okoro',
    reason: 'We found an error in the calibration.',
  },
  render: (data, sender) =>
    composeMail(
      numbered(data.number, 'withdrawn'),
      [
        greeting(data.name),
        paragraph(`${data.submitter} has withdrawn this manuscript, for this reason:`),
        submissionFacts(data, ['Submitted by', data.submitter]),
        ...letterBlocks(data.reason),
        openIt(data.url),
      ],
      sender,
    ),
});
