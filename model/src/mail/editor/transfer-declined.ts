import {
  mailAbout,
  openIt,
  submissionFacts,
  submissionParagraph,
} from '../author/about-submission.ts';
import { mailTemplate } from '../template.ts';
import { FromAuthorSchema, SAMPLE_FROM_AUTHOR } from './of-author.ts';

/** To the editors: the author would rather stay, so the manuscript is theirs again. */
export const transferDeclined = mailTemplate({
  name: 'editor/transfer-declined',
  schema: FromAuthorSchema,
  sample: SAMPLE_FROM_AUTHOR,
  render: (data, sender) =>
    mailAbout(data, sender, 'transfer declined', [
      submissionParagraph(
        `${data.submitter} has declined the transfer to another journal. The manuscript has the status that it had before the offer.`,
      ),
      submissionFacts(data, ['Submitted by', data.submitter]),
      openIt(data.url),
    ]),
});
