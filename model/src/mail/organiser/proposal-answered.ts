import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/** To an organiser: what the press says to the proposal, in the words of whoever answers. */
export const proposalAnswered = mailTemplate({
  name: 'organiser/proposal-answered',
  schema: z.object({ conference: z.string(), letter: z.string(), url: z.url() }),
  sample: {
    conference: 'Tidal Flats 2027',
    letter: 'Dear Maren Holt,\n\nWe would be glad to publish your proceedings.',
    url: 'https://press.example/conference',
  },
  render: ({ conference, letter, url }, sender) =>
    composeMail(
      t('mailOrganiser.proposalAnsweredSubject', { press: sender.press }),
      [
        { kind: 'written', text: letter },
        { kind: 'facts', rows: [[t('mail.conference'), conference]] },
        { kind: 'link', label: t('mailOrganiser.conferences'), url },
      ],
      sender,
    ),
});
