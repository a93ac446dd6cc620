import { z } from 'zod';
import { t } from '../../messages/t.ts';
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
      t('mailAuthor.draftNoticeSubject', { deletedOn: data.deletedOn }),
      [
        greeting(data.name),
        submissionParagraph(t('mailAuthor.draftNoticeLead', { deletedOn: data.deletedOn })),
        submissionFacts(data),
        openIt(data.url, t('mailAuthor.continueSubmission')),
        submissionParagraph(t('mailAuthor.draftNoticeNoLonger')),
      ],
      sender,
    ),
});
