import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { accountPath } from '@quire/model/paths';
import { secondFactorPath } from '@quire/model/second-factor-path';
import { type FormEvent, useState } from 'react';
import { CallError } from '../../data/call-error.ts';
import { RecoveryCodes } from '../../session/recovery-codes.tsx';
import { authAside, passAside } from '../../session/session-aside.ts';
import { hasPassword, signIn } from '../../session/sign-in.ts';
import { enterAside } from '../../session/sign-in-again.ts';
import type { Person } from '../../session/use-person.ts';
import { Panel } from '../../signed-in/panel.tsx';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { AuthenticatorCodeField } from './code-field.tsx';
import { PasswordField } from './password-field.tsx';

/** Two-step sign-in: its status, new recovery codes, and turning it off. */
export function SecondFactorPanel({ person }: { person: Person }) {
  if (person.hasSecondFactor) return <SwitchedOn person={person} />;
  return (
    <Panel title={t('authorAccount.twoStepSignIn')}>
      <Typography sx={{ mb: 2 }}>{t('authorAccount.twoStepOff')}</Typography>
      <Button variant="contained" href={secondFactorPath(accountPath())}>
        {t('authorAccount.setUpTwoStep')}
      </Button>
    </Panel>
  );
}

function SwitchedOn({ person }: { person: Person }) {
  const [typed, setTyped] = useState({ password: '', code: '' });
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState<'renew' | 'off' | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const isAsked = hasPassword();

  async function change(step: 'renew' | 'off') {
    setBusy(step);
    setProblem(null);
    try {
      const refusal = isAsked
        ? await signIn(person.email, typed.password, authAside())
        : await enterAside(person.email);
      if (refusal === 'cancelled') return;
      if (refusal) return setProblem(errorMessage(refusal));
      const answer = await passAside(step, typed.code);
      if (answer.step === 'renew') setCodes(answer.codes);
      else location.reload();
      setTyped({ password: '', code: '' });
    } catch (error) {
      setProblem(error instanceof CallError ? error.message : errorMessage('page/unavailable'));
    } finally {
      setBusy(null);
    }
  }

  return (
    <Panel title={t('authorAccount.twoStepSignIn')}>
      <Typography sx={{ mb: 2 }}>{t('authorAccount.twoStepOn')}</Typography>
      {codes.length > 0 && <RecoveryCodes codes={codes} email={person.email} />}
      <form
        method="post"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!busy) void change('renew');
        }}
      >
        <Stack spacing={2.5} sx={{ maxWidth: '26rem', my: 2.5 }}>
          {isAsked && (
            <PasswordField
              name="password"
              label={t('authorAccount.yourPassword')}
              autoComplete="current-password"
              value={typed.password}
              problem={null}
              onChange={(password) => setTyped({ ...typed, password })}
            />
          )}
          <AuthenticatorCodeField
            value={typed.code}
            problem={null}
            onChange={(code) => setTyped({ ...typed, code })}
          />
        </Stack>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
          <Button type="submit" variant="outlined" loading={busy === 'renew'}>
            {t('authorAccount.newRecoveryCodes')}
          </Button>
          <Button
            variant="outlined"
            color="error"
            loading={busy === 'off'}
            onClick={() => void change('off')}
          >
            {t('authorAccount.turnOffTwoStep')}
          </Button>
        </Stack>
        <ProblemNote>{problem}</ProblemNote>
      </form>
    </Panel>
  );
}
