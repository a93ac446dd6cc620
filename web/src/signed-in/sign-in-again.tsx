import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { FRESH_SIGN_IN_MINUTES } from '@quire/model/constants';
import { type ErrorCode, errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { type FormEvent, useId, useRef, useState } from 'react';
import { signInAgain } from '../session/sign-in-again.ts';
import type { Person } from '../session/use-person.ts';
import { ProviderButtons } from './provider-buttons.tsx';

/** Why the password is asked for: the session has ended, or this step needs a fresh one. */
type WhySignInAgain = 'ended' | 'fresh';

function wordsOf(reason: WhySignInAgain): { readonly title: string; readonly text: string } {
  return reason === 'ended'
    ? { title: t('signIn.again'), text: t('signIn.againWhy') }
    : {
        title: t('signIn.confirmIdentity'),
        text: t('signIn.confirmIdentityWhy', { minutes: FRESH_SIGN_IN_MINUTES }),
      };
}

interface SignInAgainProps {
  readonly person: Person;
  readonly reason: WhySignInAgain;
  readonly onDone: (isSignedIn: boolean) => void;
}

const isAboutCode = (problem: ErrorCode) => problem.startsWith('second-factor/');

/** A dialog that asks for the password and, with a second factor, the code. The page below stays unchanged. */
export function SignInAgain({ person, reason, onDone }: SignInAgainProps) {
  const { email, hasSecondFactor } = person;
  const { title, text } = wordsOf(reason);
  const titleId = useId();
  const field = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<ErrorCode | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // React would also pass the event to a form of the page below.
    event.stopPropagation();
    if (isBusy) return;
    const password = field.current?.value ?? '';
    setBusy(true);
    const refusal = password
      ? await signInAgain(person, password, code.current?.value ?? '')
      : 'sign-in/wrong';
    setBusy(false);
    setProblem(refusal);
    if (refusal === null) onDone(true);
    else (isAboutCode(refusal) ? code : field).current?.select();
  }

  return (
    <Dialog open aria-labelledby={titleId} onClose={() => onDone(false)}>
      <form method="post" noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2.5}>
            <DialogContentText>{text}</DialogContentText>
            {problem && (
              <Alert severity="error" role="alert">
                {errorMessage(problem)}
              </Alert>
            )}
            <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
            <TextField
              label={t('signIn.passwordOf', { email })}
              name="password"
              type="password"
              autoComplete="current-password"
              autoFocus
              inputRef={field}
              error={problem === 'sign-in/wrong'}
            />
            {hasSecondFactor && (
              <TextField
                label={t('signIn.codeFromYourApp')}
                name="code"
                autoComplete="one-time-code"
                helperText={t('signIn.orRecoveryCode')}
                inputRef={code}
                error={problem !== null && isAboutCode(problem)}
              />
            )}
            <ProviderButtons
              person={person}
              code={() => code.current?.value ?? ''}
              onDone={() => onDone(true)}
              onProblem={setProblem}
            />
          </Stack>
        </DialogContent>
        <DialogActions sx={{ p: 3, pt: 1 }}>
          <Button onClick={() => onDone(false)}>{t('signIn.notNow')}</Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {t('signIn.signIn')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
