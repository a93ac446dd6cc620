import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { type FormEvent, useState } from 'react';
import { CallError } from '../../../data/call-error.ts';
import { call } from '../../../data/calls.ts';
import { useAsyncAction } from '../../../signed-in/use-async-action.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { tell } from '../../kit/notices.ts';
import type { ConferenceAbstracts } from './use-abstracts.ts';

type Member = ConferenceAbstracts['committee'][number];

interface CommitteePanelProps {
  readonly conference: string;
  readonly members: readonly Member[];
  readonly reload: () => Promise<void>;
}

const FIELDS = [
  ['name', t('office.name')],
  ['email', t('office.email')],
  ['institution', t('officeConference.institutionOptional')],
] as const;
const pick = ({ name, email, institution }: Member) => ({ name, email, institution });
const BLANK = { name: '', email: '', institution: '' };

/** The committee that reviews the abstracts, with invitations and removal. */
export function CommitteePanel({ conference, members, reload }: CommitteePanelProps) {
  const [typed, setTyped] = useState(BLANK);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [leaving, setLeaving] = useState<Member | null>(null);
  const inviting = useAsyncAction();
  async function invite(who: typeof BLANK) {
    setProblems({});
    return inviting.run(async () => {
      try {
        await call('inviteToCommittee', { conference, ...who });
      } catch (error) {
        if (error instanceof CallError && error.problems.length > 0) {
          setProblems(
            Object.fromEntries(error.problems.map(({ field, message }) => [field, message])),
          );
        }
        throw error;
      }
      tell(t('officeConference.invitationSentTo', { name: who.name }));
      await reload();
    });
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await invite(typed)) setTyped(BLANK);
  }
  return (
    <>
      {members.length === 0 && (
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {t('officeConference.noMembersYet')}
        </Typography>
      )}
      <Box
        component="ul"
        aria-label={t('officeConference.members')}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {members.map((member) => (
          <Box
            key={member.email}
            component="li"
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 0.5 }}
          >
            <Typography sx={{ flex: '1 1 18rem', overflowWrap: 'anywhere' }}>
              {t('officeConference.memberState', {
                member: [member.name, member.institution, member.email].filter(Boolean).join(', '),
                state: member.state,
              })}
            </Typography>
            {member.state !== 'accepted' && (
              <Button
                size="small"
                disabled={inviting.busy}
                onClick={() => void invite(pick(member))}
              >
                {t('officeConference.inviteAgain')}
              </Button>
            )}
            <Button
              size="small"
              color="error"
              aria-label={t('officeConference.removeMember', { name: member.name })}
              onClick={() => setLeaving(member)}
            >
              {t('office.remove')}
            </Button>
          </Box>
        ))}
      </Box>
      <Box
        component="form"
        method="post"
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2, alignItems: 'flex-start' }}
      >
        {FIELDS.map(([field, label]) => (
          <TextField
            key={field}
            size="small"
            label={label}
            type={field === 'email' ? 'email' : 'text'}
            value={typed[field]}
            error={problems[field] !== undefined}
            helperText={problems[field]}
            onChange={({ target }) => {
              setProblems({});
              setTyped({ ...typed, [field]: target.value });
            }}
            sx={{ flex: '1 1 14rem' }}
          />
        ))}
        {/* Aligned with the fields, whose labels are above them. */}
        <Button type="submit" variant="outlined" loading={inviting.busy} sx={{ mt: { sm: 3.25 } }}>
          {t('officeConference.invite')}
        </Button>
      </Box>
      {inviting.problem && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {inviting.problem}
        </Alert>
      )}
      {leaving && (
        <ConfirmDialog
          open
          danger
          title={t('officeConference.asksRemoveMember', { name: leaving.name })}
          does={t('office.remove')}
          onConfirm={async () => {
            await call('removeFromCommittee', { conference, email: leaving.email });
            await reload();
          }}
          onClose={() => setLeaving(null)}
        >
          <Typography>{t('officeConference.removeMemberHint')}</Typography>
        </ConfirmDialog>
      )}
    </>
  );
}
