/** A conference that an organiser has proposed in the public form, and that nobody in the office has answered yet. */
import { PROPOSALS } from '@quire/model/collections';
import { type Proposal, ProposalSchema } from '@quire/model/entities/proposal';
import type { Ports } from '../functions/src/platform/database/ports.ts';
import { completeRecord } from './complete-record.ts';

const DAY_MS = 86_400_000;
const RECEIVED_DAYS_AGO = 2;
/** As long as the keys that browsers give their proposals. */
const ID = 'demoproposalwaiting1';

const WAITING = {
  organiser: {
    name: 'Maren Solheim',
    email: 'maren.solheim@ravnfjord.example',
    affiliation: 'Ravnfjord University College',
  },
  conference: 'Ice at the Water’s Edge: International Symposium on Freezing Coasts',
  acronym: 'IWE 2027',
  start: '2027-09-15',
  end: '2027-09-17',
  place: 'Ravnfjord, Norway',
  online: true,
  website: 'https://freezing-coasts.example/',
  expectedPapers: 45,
  committee:
    'Maren Solheim (Ravnfjord, chair), Tomas Lindgren (Tromsø), Yuki Tanabe (Sapporo), Pauline Morel (Rimouski)',
  reviewProcess:
    'Abstracts are scored by two members of the committee. Full papers are reviewed by two people, at least one of whom is not a member.',
  timeline:
    'Call in January 2027, abstracts until the end of March, full papers until the end of June, proceedings in December.',
  guestEditors: 'Maren Solheim and Tomas Lindgren',
  message:
    'The two earlier meetings were printed by the university. We would like open proceedings with DOIs, and perhaps a special issue with the best ten papers. Could you send us a quotation for both?',
} as const;

/** Writes it where it is missing. Sends no mails: nobody reads them at this address. */
export async function loadProposals({ db, now }: Pick<Ports, 'db' | 'now'>): Promise<void> {
  const at = new Date(now().getTime() - RECEIVED_DAYS_AGO * DAY_MS).toISOString();
  const proposal: Proposal = ProposalSchema.parse({ ...WAITING, receivedAt: at });
  const ref = db.collection(PROPOSALS).doc(ID);
  if ((await ref.get()).exists) return;
  await ref.set(completeRecord(PROPOSALS, { ...proposal, updatedAt: at }));
}
