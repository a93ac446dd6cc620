import { z } from 'zod';
import { formatList } from '../../messages/numbers.ts';
import { t } from '../../messages/t.ts';
import { mailTemplate } from '../template.ts';
import {
  AboutSubmissionSchema,
  mailAbout,
  SAMPLE_SUBMISSION,
  submissionFacts,
  submissionParagraph,
} from './about-submission.ts';

/** To everybody who is named as an author and did not submit: they may confirm or object. */
export const coAuthorTold = mailTemplate({
  name: 'author/co-author-told',
  schema: AboutSubmissionSchema.extend({
    submitter: z.string(),
    authors: z.array(z.string()),
    /** Whether the page behind the link also asks for their ORCID iD. */
    asksOrcid: z.boolean(),
  }),
  sample: {
    ...SAMPLE_SUBMISSION,
    name: 'Maren Holt',
    url: 'https://press.example/submission/co_author#token',
    submitter: 'Anselm Okoro',
    authors: ['Anselm Okoro', 'Maren Holt'],
    asksOrcid: true,
  },
  render: (data, sender) =>
    mailAbout(data, sender, t('mailAuthor.coAuthorToldSubject', { journal: data.journal }), [
      submissionParagraph(
        t('mailAuthor.coAuthorToldLead', { submitter: data.submitter, journal: data.journal }),
      ),
      submissionFacts(data, [t('mail.authors'), formatList(data.authors)]),
      submissionParagraph(t('mailAuthor.coAuthorToldAsk')),
      ...(data.asksOrcid ? [submissionParagraph(t('mailAuthor.coAuthorToldOrcid'))] : []),
      { kind: 'link', label: t('mailAuthor.confirmOrObject'), url: data.url },
      submissionParagraph(t('mailAuthor.coAuthorToldPersonal')),
    ]),
});
