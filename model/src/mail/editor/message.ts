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

/** To the editors: the author has written. */
export const editorMessage = mailTemplate({
  name: 'editor/message',
  schema: AboutSubmissionSchema.extend({ submitter: z.string(), text: z.string() }),
  sample: {
    ...SAMPLE_SUBMISSION,
    name: 'Edda Marchetti',
    submitter: 'Anselm Okoro',
    text: 'The data are on their way.',
  },
  render: (data, sender) =>
    composeMail(
      numbered(data.number, 'a message from the author'),
      [
        greeting(data.name),
        paragraph(`${data.submitter} writes about “${data.title}”:`),
        submissionFacts(data, ['Submitted by', data.submitter]),
        ...letterBlocks(data.text),
        openIt(data.url),
      ],
      sender,
    ),
});
