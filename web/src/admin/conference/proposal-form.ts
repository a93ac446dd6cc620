import type { FormDescription } from '../kit/form/form-description.ts';
import { AnswerProposal } from './answer-proposal.tsx';
import { PROPOSAL_STATUS_LABELS } from './proposal-labels.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const half = { width: 'half' } as const;
const long = { type: 'text', lines: 2 } as const;

/** A proposal by an organiser, which staff can correct, with their note and answer. */
export const PROPOSAL_FORM: FormDescription = {
  kind: 'proposals',
  title: ({ conference }) => text(conference),
  blank: () => ({}),
  statusLabels: PROPOSAL_STATUS_LABELS,
  leaves: ['receivedAt'],
  sections: [
    {
      title: 'Answer',
      fields: [
        { name: 'ckey', label: 'Answer', type: 'custom', render: AnswerProposal },
        { ...{ name: 'note', label: 'Note', help: 'Only visible to staff.' }, ...long },
      ],
    },
    {
      title: 'Organiser',
      fields: [
        { name: 'organiser.name', label: 'Name', type: 'text', width: 'third' },
        { name: 'organiser.email', label: 'E-mail', type: 'text', input: 'email', width: 'third' },
        { name: 'organiser.affiliation', label: 'Institution', type: 'text', width: 'third' },
      ],
    },
    {
      title: 'The conference',
      fields: [
        { name: 'conference', label: 'Name', type: 'text', ...half },
        { name: 'acronym', label: 'Short name', type: 'text', width: 'quarter' },
        {
          ...{ name: 'expectedPapers', label: 'Papers expected', type: 'number', least: 1 },
          width: 'quarter',
        },
        { name: 'start', label: 'First day', type: 'date', width: 'quarter' },
        { name: 'end', label: 'Last day', type: 'date', width: 'quarter' },
        { name: 'place', label: 'Place', type: 'text', width: 'quarter' },
        { name: 'online', label: 'Can be attended online', type: 'switch', width: 'quarter' },
        { name: 'website', label: 'Website', type: 'text', input: 'url' },
      ],
    },
    {
      title: 'Papers',
      fields: [
        { name: 'committee', label: 'Programme committee', ...long },
        { name: 'reviewProcess', label: 'Review process', ...long },
        { name: 'timeline', label: 'Timeline', ...long },
        { name: 'guestEditors', label: 'Guest editors', ...long },
        { name: 'message', label: 'Message', ...long },
      ],
    },
  ],
};
