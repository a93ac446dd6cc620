import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { mailTemplate } from '../template.ts';
import {
  AboutSubmissionSchema,
  letterBlocks,
  mailAbout,
  openIt,
  SAMPLE_SUBMISSION,
  submissionFacts,
  submissionParagraph,
} from './about-submission.ts';

/** To the submitter: it is withdrawn now, by their own wish. */
export const authorWithdrawn = mailTemplate({
  name: 'author/withdrawn',
  schema: AboutSubmissionSchema.extend({
    /** What the editor notes who withdrew it in the author's place; else nothing. */
    note: z.string(),
  }),
  sample: { ...SAMPLE_SUBMISSION, note: '' },
  render: (data, sender) =>
    mailAbout(data, sender, t('mailAuthor.withdrawnSubject'), [
      submissionParagraph(t('mailAuthor.withdrawnLead')),
      ...(data.note
        ? [
            submissionParagraph(t('mailAuthor.withdrawnByEditor')),
            ...letterBlocks(data.note),
            submissionParagraph(t('mailAuthor.withdrawnNotYou')),
          ]
        : []),
      submissionFacts(data),
      openIt(data.url),
    ]),
});
