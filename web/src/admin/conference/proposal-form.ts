import { t } from '@quire/model/messages/t';
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
      title: t('officeConference.answer'),
      fields: [
        {
          name: 'ckey',
          label: t('officeConference.answer'),
          type: 'custom',
          render: AnswerProposal,
        },
        {
          ...{
            name: 'note',
            label: t('officeConference.note'),
            help: t('officeConference.noteHint'),
          },
          ...long,
        },
      ],
    },
    {
      title: t('officeConference.organiser'),
      fields: [
        { name: 'organiser.name', label: t('office.name'), type: 'text', width: 'third' },
        {
          name: 'organiser.email',
          label: t('office.email'),
          type: 'text',
          input: 'email',
          width: 'third',
        },
        {
          name: 'organiser.affiliation',
          label: t('officeConference.institution'),
          type: 'text',
          width: 'third',
        },
      ],
    },
    {
      title: t('officeConference.theConference'),
      fields: [
        { name: 'conference', label: t('office.name'), type: 'text', ...half },
        { name: 'acronym', label: t('officeConference.shortName'), type: 'text', width: 'quarter' },
        {
          ...{
            name: 'expectedPapers',
            label: t('officeConference.papersExpected'),
            type: 'number',
            least: 1,
          },
          width: 'quarter',
        },
        { name: 'start', label: t('officeConference.firstDay'), type: 'date', width: 'quarter' },
        { name: 'end', label: t('officeConference.lastDay'), type: 'date', width: 'quarter' },
        { name: 'place', label: t('officeConference.place'), type: 'text', width: 'quarter' },
        {
          name: 'online',
          label: t('officeConference.canBeAttendedOnline'),
          type: 'switch',
          width: 'quarter',
        },
        { name: 'website', label: t('officeConference.website'), type: 'text', input: 'url' },
      ],
    },
    {
      title: t('officeConference.papers'),
      fields: [
        { name: 'committee', label: t('officeConference.programmeCommittee'), ...long },
        { name: 'reviewProcess', label: t('officeConference.reviewProcess'), ...long },
        { name: 'timeline', label: t('officeConference.timeline'), ...long },
        { name: 'guestEditors', label: t('officeConference.guestEditors'), ...long },
        { name: 'message', label: t('officeConference.message'), ...long },
      ],
    },
  ],
};
