import { z } from 'zod';
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
    /** `50 %`; nothing where it is not granted. */
    granted: z.string(),
    reason: z.string(),
  }),
  sample: {
    ...SAMPLE_SUBMISSION,
    url: 'https://press.example/submission/invoice?submission=abc',
    discount: 'Waiver',
    isGranted: true,
    granted: '50 %',
    reason: 'Our members carry half of the charge.',
  },
  render: (data, sender) =>
    mailAbout(
      data,
      sender,
      data.isGranted ? 'less is to be paid' : 'your request for a reduced fee',
      [
        submissionParagraph(
          data.isGranted
            ? 'You asked us to reduce the fee for your manuscript. We have agreed:'
            : 'You asked us to reduce the fee for your manuscript. Unfortunately, we cannot do so:',
        ),
        ...letterBlocks(data.reason),
        submissionFacts(
          data,
          ['Asked for', data.discount],
          ...(data.granted ? [['Taken off', data.granted] as const] : []),
        ),
        openIt(data.url, 'See what is to be paid'),
      ],
    ),
});
