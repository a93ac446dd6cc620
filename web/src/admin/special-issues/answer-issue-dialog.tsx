import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { IssueProposal } from '@quire/model/entities/issue-proposal';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { CallError } from '../../data/call-error.ts';
import { call } from '../../data/calls.ts';
import type { WithId } from '../../data/live/office/of-issue.ts';
import { MarkdownField } from '../../markdown-text/markdown-field.tsx';
import type { Person } from '../../session/use-person.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { tell } from '../kit/notices.ts';
import { answerLetter, type ProposalAnswer } from './special-issue-labels.ts';

interface AnswerIssueDialogProps {
  readonly answer: ProposalAnswer;
  readonly proposal: WithId<IssueProposal>;
  readonly person: Person;
  readonly onAnswered: (uninvited: readonly { email: string; reason: string }[]) => void;
  readonly onClose: () => void;
}

/** `2027-s1`: the year of its deadline, or this one. */
const firstKey = ({ deadline }: IssueProposal): string =>
  `${deadline?.slice(0, 4) ?? new Date().getFullYear()}-s1`;

/** The letter of an answer; for an approval, also the key of the special issue and whether it opens immediately. */
export function AnswerIssueDialog(props: AnswerIssueDialogProps) {
  const { answer, proposal, person, onAnswered, onClose } = props;
  const isApproved = answer === 'approved';
  const [letter, setLetter] = useState(() =>
    answerLetter(answer, proposal.proposer.name, person.name),
  );
  const [issueid, setIssueid] = useState(() => firstKey(proposal));
  const [isOpen, setOpen] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  async function send() {
    setProblem(null);
    try {
      const { uninvited } = await call('answerIssueProposal', {
        ...{ proposal: proposal.id, to: answer, letter },
        ...(isApproved && { issueid, status: isOpen ? 'open' : 'draft' }),
      });
      onAnswered(uninvited);
    } catch (error) {
      if (error instanceof CallError && error.field === 'issueid') setProblem(error.message);
      throw error;
    }
    tell(isApproved ? t('officeSpecialIssues.issueCreated') : t('officeSpecialIssues.letterSent'));
  }
  return (
    <ConfirmDialog
      open
      title={
        isApproved
          ? t('officeSpecialIssues.approveProposal')
          : t('officeSpecialIssues.rejectProposal')
      }
      does={isApproved ? t('officeSpecialIssues.approve') : t('officeSpecialIssues.reject')}
      danger={!isApproved}
      disabled={letter.trim() === '' || (isApproved && issueid.trim() === '')}
      onConfirm={send}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <Typography variant="body2" color="text.secondary">
          {t('officeSpecialIssues.letterTo', {
            name: proposal.proposer.name,
            email: proposal.proposer.email,
          })}
        </Typography>
        <MarkdownField
          label={t('officeSpecialIssues.letter')}
          rows={8}
          value={letter}
          onChange={setLetter}
          maxLength={10_000}
        />
        {isApproved && (
          <>
            <TextField
              label={t('officeSpecialIssues.issueKey')}
              value={issueid}
              onChange={(event) => setIssueid(event.target.value.trim())}
              error={problem !== null}
              helperText={
                problem ?? t('officeSpecialIssues.issueKeyHint', { journal: proposal.journal })
              }
            />
            <FormControlLabel
              control={<Switch checked={isOpen} onChange={(_, next) => setOpen(next)} />}
              label={t('officeSpecialIssues.opensImmediately')}
            />
            <Typography variant="body2" color="text.secondary">
              {t('officeSpecialIssues.guestEditorsToInvite', {
                names: formatList(proposal.guestEditors.map(({ name }) => name)),
              })}
            </Typography>
          </>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
