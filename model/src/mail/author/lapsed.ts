import { t } from '../../messages/t.ts';
import { mailTemplate } from '../template.ts';
import {
  AboutSubmissionSchema,
  mailAbout,
  openIt,
  SAMPLE_SUBMISSION,
  submissionFacts,
  submissionParagraph,
} from './about-submission.ts';

/** To the submitter: the time for the revision is over. */
export const lapsed = mailTemplate({
  name: 'author/lapsed',
  schema: AboutSubmissionSchema,
  sample: SAMPLE_SUBMISSION,
  render: (data, sender) =>
    mailAbout(data, sender, t('mailAuthor.lapsedSubject'), [
      submissionParagraph(t('mailAuthor.lapsedLead')),
      submissionFacts(data),
      submissionParagraph(t('mailAuthor.lapsedReopen')),
      openIt(data.url),
    ]),
});
