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

/** To the editors: the revision has arrived. */
export const revisionReceived = mailTemplate({
  name: 'editor/revision-received',
  schema: AboutSubmissionSchema.extend({ submitter: z.string() }),
  sample: { ...SAMPLE_SUBMISSION, name: 'Edda Marchetti', submitter: 'Anselm Okoro' },
  render: (data, sender) =>
    composeMail(
      numbered(data.number, 'the revision has arrived'),
      [
        greeting(data.name),
        paragraph(
          `${data.submitter} has sent the revised manuscript and an answer to the reports.`,
        ),
        submissionFacts(data, ['Submitted by', data.submitter]),

        openIt(data.url),
      ],
      sender,
    ),
});
