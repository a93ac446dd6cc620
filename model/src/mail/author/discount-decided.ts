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

/** To the submitter: what they asked to have taken off the charge is granted, or not. */
export const discountDecided = mailTemplate({
  name: 'author/discount-decided',
  schema: AboutSubmissionSchema.extend({
    discount: z.string(),
    isGranted: z.boolean(),
    /** `50%`; nothing where it is not granted. */
    granted: z.string(),
    reason: z.string(),
  }),
  sample: {
    ...SAMPLE_SUBMISSION,
    url: 'https://press.example/submission/invoice?submission=abc',
    discount: 'Waiver',
    isGranted: true,
    granted: '50%',
    reason: 'Our members carry half of the charge.',
  },
  render: (data, sender) =>
    mailAbout(
      data,
      sender,
      data.isGranted
        ? t('mailAuthor.discountGrantedSubject')
        : t('mailAuthor.discountRefusedSubject'),
      [
        submissionParagraph(
          data.isGranted
            ? t('mailAuthor.discountGrantedLead')
            : t('mailAuthor.discountRefusedLead'),
        ),
        ...letterBlocks(data.reason),
        submissionFacts(
          data,
          [t('mail.askedFor'), data.discount],
          ...(data.granted ? [[t('mail.reduction'), data.granted] as const] : []),
        ),
        openIt(data.url, t('mailAuthor.seeFee')),
      ],
    ),
});
