import {
  mailAbout,
  openIt,
  submissionFacts,
  submissionParagraph,
} from '../author/about-submission.ts';
import { mailTemplate } from '../template.ts';
import { FromAuthorSchema, SAMPLE_FROM_AUTHOR } from './of-author.ts';

/** To the editors: the revision has arrived. */
export const revisionReceived = mailTemplate({
  name: 'editor/revision-received',
  schema: FromAuthorSchema,
  sample: SAMPLE_FROM_AUTHOR,
  render: (data, sender) =>
    mailAbout(data, sender, 'the revision has arrived', [
      submissionParagraph(
        `${data.submitter} has sent the revised manuscript and a response to the reports.`,
      ),
      submissionFacts(data, ['Submitted by', data.submitter]),
      openIt(data.url),
    ]),
});
