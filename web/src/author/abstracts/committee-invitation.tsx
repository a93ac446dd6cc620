import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
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
        institution: t('authorAbstracts.institutionNeeded'),
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
  if (isDeclined) return <DoneNote>{t('authorAbstracts.invitationDeclined')}</DoneNote>;
  return (
    <Panel title={t('authorAbstracts.invitationTo', { conference: name })} isUrgent>
      <Typography sx={{ mb: 2, maxWidth: 'var(--measure)' }}>
        {t('authorAbstracts.invitationHint')}
      </Typography>
      <TextField
        id="committee-institution"
        label={t('authorAbstracts.yourInstitution')}
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
          {t('authorAbstracts.joinTheCommittee')}
        </Button>
        <Button color="error" disabled={sending.busy} onClick={() => void answer(false)}>
          {t('authorAbstracts.decline')}
        </Button>
      </Box>
      <ProblemNote>{sending.problem}</ProblemNote>
    </Panel>
  );
}
