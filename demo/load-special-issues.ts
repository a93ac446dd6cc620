/** Special issues in the office: a proposal that waits for an answer, one that became an issue, invited papers. */
import { ISSUE_PROPOSALS, PAPER_INVITATIONS } from '@quire/model/collections';
import { IssueProposalSchema } from '@quire/model/entities/issue-proposal';
import { PaperInvitationSchema } from '@quire/model/entities/paper-invitation';
import type { Ports } from '../functions/src/platform/database/ports.ts';

const DAY_MS = 86_400_000;
const ISSUE = 'CES~2027-s1';

/** Writes what is not there yet. No mails are sent: nobody at these addresses reads them. */
export async function loadSpecialIssues({ db, now }: Pick<Ports, 'db' | 'now'>): Promise<void> {
  const ago = (days: number) => new Date(now().getTime() - days * DAY_MS).toISOString();
  const proposals = {
    'demo-proposal-waiting': {
      journal: 'CES',
      title: 'Counting carbon in muddy coasts',
      scope:
        'Salt marshes, mangroves and tidal flats bury carbon, and budgets of it differ by a factor of ten. The issue asks where the differences come from: from the places, or from how carbon is counted? It ties sediment physics to biogeochemistry, and it ends with a protocol that both can use.',
      topics: [
        'Burial rates and their dating',
        'Carbon that leaves with the tide',
        'Comparisons of methods at one site',
        'Uncertainty of budgets',
      ],
      guestEditors: [
        {
          name: 'Ines Carvalho',
          email: 'ines.carvalho@lagoon.example',
          affiliation: 'Lagoon Institute, Aveiro',
        },
        {
          name: 'Tomas Lindgren',
          email: 'tomas.lindgren@fjord.example',
          affiliation: 'Fjord Station, Tromsø',
        },
      ],
      papers:
        'Eight are promised, among them a comparison of five laboratories, a review of lateral export, and budgets from the Ria de Aveiro and the Wadden Sea.',
      expectedPapers: 12,
      deadline: '2027-11-30',
      message: 'We met at the estuarine meeting in May, where the idea arose.',
      proposer: {
        uid: 'demo-author',
        name: 'Anselm Okoro',
        email: 'author@saltmarsh.example',
      },
      ...{ status: 'new', issue: '', receivedAt: ago(4) },
    },
    'demo-proposal-approved': {
      journal: 'CES',
      title: 'Compound extremes at the coast',
      scope:
        'Damage at the coast is often done by two things at once. How do such events arise, what traces do they leave, and how can they be counted?',
      guestEditors: [
        {
          name: 'Chidiebere Okafor',
          email: 'guest-editor@saltmarsh.example',
          affiliation: 'Federal University of Technology, Owerri',
        },
      ],
      papers: 'Ten to fifteen, half of them from groups that have not published together before.',
      expectedPapers: 15,
      deadline: '2027-04-30',
      proposer: {
        uid: 'demo-guest-editor',
        name: 'Chidiebere Okafor',
        email: 'guest-editor@saltmarsh.example',
      },
      ...{ status: 'approved', issue: ISSUE, receivedAt: ago(120) },
      ...{ answeredAt: ago(101), answeredBy: 'demo-editor' },
      letter: 'Dear Chidiebere Okafor,\n\nWe are glad to publish this special issue.',
    },
  };
  const by = { issue: ISSUE, journal: 'CES', invitedBy: 'demo-guest-editor' };
  const sent = (days: number) => ({ invitedAt: ago(days), sentAt: ago(days), sendings: 1 });
  const papers = {
    'demo-paper-invited': {
      ...{ ...by, email: 'yuki.tanabe@bay.example', name: 'Yuki Tanabe', state: 'invited' },
      topic: 'Typhoon surge and river discharge in short records',
      note: 'Your talk in Lisbon would make a fine article.',
      ...sent(9),
    },
    'demo-paper-submitted': {
      ...{ ...by, email: 'author@saltmarsh.example', name: 'Anselm Okoro', state: 'submitted' },
      ...{ topic: 'Sediment budgets after spring tides', note: '', ...sent(60) },
      ...{ answeredAt: ago(39), submission: 'demo-under-review' },
    },
    'demo-paper-declined': {
      ...{ ...by, email: 'p.morel@delta.example', name: 'Pauline Morel', state: 'declined' },
      ...{ topic: 'Low oxygen in warm lagoons', note: '', ...sent(30), answeredAt: ago(26) },
      reason: 'I am on leave until the summer.',
    },
  };
  for (const [id, proposal] of Object.entries(proposals)) {
    const ref = db.collection(ISSUE_PROPOSALS).doc(id);
    const data = IssueProposalSchema.parse(proposal);
    if (!(await ref.get()).exists) await ref.set(data);
  }
  for (const [id, invitation] of Object.entries(papers)) {
    const ref = db.collection(PAPER_INVITATIONS).doc(id);
    if (!(await ref.get()).exists) await ref.set(PaperInvitationSchema.parse(invitation));
  }
}
