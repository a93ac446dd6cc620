import { z } from 'zod';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';
import {
  AboutSubmissionSchema,
  greeting,
  openIt,
  SAMPLE_SUBMISSION,
  submissionFacts,
  submissionParagraph,
} from './about-submission.ts';

/** To the owner of a draft that nobody has touched for long: when it will be deleted. */
export const draftNotice = mailTemplate({
  name: 'author/draft-notice',
  schema: AboutSubmissionSchema.extend({ deletedOn: z.string() }),
  sample: { ...SAMPLE_SUBMISSION, number: '', deletedOn: '1 July 2026' },
  render: (data, sender) =>
    composeMail(
      `Your unfinished submission will be deleted on ${data.deletedOn}`,
      [
        greeting(data.name),
        submissionParagraph(
          `You started a submission some time ago and have not sent it. Unless you change it, it will be deleted on ${data.deletedOn}, with its files.`,
        ),
        submissionFacts(data),
        openIt(data.url, 'Go on with it'),
        submissionParagraph('If you no longer need it, you do not need to do anything.'),
      ],
      sender,
    ),
});
