import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { call } from '../../data/calls.ts';
import { Panel } from '../../signed-in/panel.tsx';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { useSentForm } from '../invoices/use-sent-form.ts';
import { DoneNote } from '../kit/done-note.tsx';

interface CommitteeInvitationProps {
  readonly ckey: string;
  readonly name: string;
  readonly institution: string;
  readonly reload: () => Promise<void>;
}

/** Asks an invited person whether they want to join, and for their institution. */
export function CommitteeInvitation(props: CommitteeInvitationProps) {
  const { ckey, name, reload } = props;
  const [institution, setInstitution] = useState(props.institution);
  const [isDeclined, setDeclined] = useState(false);
  const sending = useSentForm();
  async function answer(isAccepted: boolean) {
    if (isAccepted && institution.trim() === '') {
      sending.setProblems({
        institution:
          'Enter your institution, so that abstracts by your colleagues are not shown to you.',
      });
      document.getElementById('committee-institution')?.focus();
      return;
    }
    await sending.send(async () => {
      await call('answerCommittee', { conference: ckey, isAccepted, institution });
      if (isAccepted) await reload();
      else setDeclined(true);
    });
  }
  if (isDeclined) return <DoneNote>You have declined the invitation. Thank you.</DoneNote>;
  return (
    <Panel title={`Invitation to the committee of ${name}`} isUrgent>
      <Typography sx={{ mb: 2, maxWidth: 'var(--measure)' }}>
        Committee members read the submitted abstracts and give each a score and a comment. Only the
        organisers see the comments. You do not see your own abstracts or those from your
        institution.
      </Typography>
      <TextField
        id="committee-institution"
        label="Your institution"
        fullWidth
        required
        value={institution}
        error={sending.problems.institution !== undefined}
        helperText={sending.problems.institution}
        onChange={({ target }) => {
          sending.setProblems({});
          setInstitution(target.value);
        }}
        slotProps={{ htmlInput: { maxLength: 250 } }}
        sx={{ maxWidth: '30rem' }}
      />
      <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
        <Button variant="contained" loading={sending.busy} onClick={() => void answer(true)}>
          Join the committee
        </Button>
        <Button color="error" disabled={sending.busy} onClick={() => void answer(false)}>
          Decline
        </Button>
      </Box>
      <ProblemNote>{sending.problem}</ProblemNote>
    </Panel>
  );
}
