import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PASSWORD_MIN_CHARACTERS } from '@quire/model/constants';
import { t } from '@quire/model/messages/t';
import { type FormEvent, useState } from 'react';
import { StrengthMeter } from '../../session/password/strength-meter.tsx';
import { useJudgement } from '../../session/password/use-judgement.ts';
import { hasPassword } from '../../session/sign-in.ts';
import type { Person } from '../../session/use-person.ts';
import { Panel } from '../../signed-in/panel.tsx';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { DoneNote } from '../kit/done-note.tsx';
import { useAction } from '../kit/use-action.ts';
import { useAuthorSession } from '../session/session-context.ts';
import { changePassword, type PasswordFailure } from './change-password.ts';
import { AuthenticatorCodeField } from './code-field.tsx';
import { PasswordField } from './password-field.tsx';

const NOTHING_TYPED = { current: '', code: '', password: '' };

/** A new password: asks for the current one, ends every other session. */
export function PasswordPanel({ person }: { person: Person }) {
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const [failure, setFailure] = useState<PasswordFailure | null>(null);
  const [isDone, setDone] = useState(false);
  const { attempt } = useAuthorSession();
  const changing = useAction();
  const owner = { email: person.email, names: [person.name] };
  const { judged, judge } = useJudgement(() => owner);
  const isAsked = hasPassword();

  async function change(event: FormEvent) {
    event.preventDefault();
    setDone(false);
    setFailure(null);
    let found: PasswordFailure | null = null;
    const worked = await changing.run(async () => {
      found = await changePassword(owner, typed, person.hasSecondFactor, isAsked, attempt);
    });
    setFailure(found);
    if (!worked || found) return;
    setTyped(NOTHING_TYPED);
    judge('');
    setDone(true);
  }
  const problemOf = (field: PasswordFailure['field']) =>
    failure?.field === field ? failure.message : null;
  return (
    <Panel title={t('forms.password')}>
      <form method="post" noValidate onSubmit={change}>
        <input type="hidden" name="email" autoComplete="username" value={person.email} readOnly />
        <Stack spacing={2.5} sx={{ maxWidth: '26rem', mt: 2.5 }}>
          {isAsked ? (
            <PasswordField
              name="current"
              label={t('authorAccount.currentPassword')}
              autoComplete="current-password"
              value={typed.current}
              problem={problemOf('current')}
              onChange={(current) => setTyped({ ...typed, current })}
            />
          ) : (
            <Typography>{t('authorAccount.noPassword')}</Typography>
          )}
          {isAsked && person.hasSecondFactor && (
            <AuthenticatorCodeField
              value={typed.code}
              problem={problemOf('code')}
              onChange={(code) => setTyped({ ...typed, code })}
            />
          )}
          <div>
            <PasswordField
              name="new"
              label={t('forms.newPassword')}
              autoComplete="new-password"
              value={typed.password}
              problem={problemOf('password')}
              hint={t('authorAccount.newPasswordHint', { count: PASSWORD_MIN_CHARACTERS })}
              onChange={(password) => {
                setTyped({ ...typed, password });
                judge(password);
              }}
            />
            <StrengthMeter judged={judged} isTold={problemOf('password') !== null} />
          </div>
        </Stack>
        <Button type="submit" variant="contained" loading={changing.busy} sx={{ mt: 2 }}>
          {t('authorAccount.changePassword')}
        </Button>
        <DoneNote>{isDone && t('authorAccount.passwordChanged')}</DoneNote>
        <ProblemNote>{changing.problem}</ProblemNote>
      </form>
    </Panel>
  );
}
