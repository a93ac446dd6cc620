import { z } from 'zod';
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
  schema: AboutSubmissionSchema.extend({ submitter: z.string(), authors: z.array(z.string()) }),
  sample: {
    ...SAMPLE_SUBMISSION,
    name: 'Maren Holt',
    url: 'https://press.example/submission/co_author#token',
    submitter: 'Anselm Okoro',
    authors: ['Anselm Okoro', 'Maren Holt'],
  },
  render: (data, sender) =>
    mailAbout(data, sender, `you are named as an author in ${data.journal}`, [
      submissionParagraph(
        `${data.submitter} has submitted a manuscript to ${data.journal} and named you as one of its authors.`,
      ),
      submissionFacts(data, ['Authors', data.authors.join(', ')]),
      submissionParagraph(
        'If that is right, please confirm it; you do not need an account. If you did not agree, please object on the same page, and the editor will look into it.',
      ),
      { kind: 'link', label: 'Confirm or object', url: data.url },
      submissionParagraph('This link is personal and works for 90 days. Please do not share it.'),
    ]),
});
