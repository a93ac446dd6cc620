import { useState } from 'react';
import type { CallAnswer } from '../../../data/calls.ts';
import { call } from '../../../data/calls.ts';
import { FormFrame } from '../../../session/forms/form-frame.tsx';
import { useForm } from '../../../session/forms/use-form.ts';
import { RecoveryCodes } from '../../../session/recovery-codes.tsx';
import narrow from '../../../ui/form/narrow-page.module.css';
import { OtherWays } from '../../../ui/form/narrow-page.tsx';
import { CodeField } from './code-field.tsx';
import { QrCode } from './qr-code.tsx';
import styles from './set-up.module.css';
import { SignInAgainLink } from './sign-in-again-link.tsx';
import { useCodeForm } from './use-code-form.ts';

type Begun = Extract<CallAnswer<'passSecondFactor'>, { readonly step: 'begin' }>;

interface SetUpProps {
  readonly email: string;
  /** Whether a role requires it. */
  readonly isDue: boolean;
  readonly onDone: () => void;
}

/** Sets up an authenticator app: introduction, QR code with a first code, recovery codes. */
export function SetUp({ email, isDue, onDone }: SetUpProps) {
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <Done email={email} codes={codes} onDone={onDone} />;
  if (begun) return <FirstCode begun={begun} onCodes={setCodes} />;
  return <Begin isDue={isDue} onBegun={setBegun} />;
}

function Begin({ isDue, onBegun }: { isDue: boolean; onBegun: (begun: Begun) => void }) {
  const state = useForm({
    check: async () => [],
    send: async () => {
      const answer = await call('passSecondFactor', { step: 'begin' });
      if (answer.step === 'begin') onBegun(answer);
    },
  });
  return (
    <>
      {isDue && (
        <p>
          <strong>Your role requires two-step sign-in.</strong> You cannot use the role until you
          have set it up.
        </p>
      )}
      <p>
        You will then sign in with your password and a code from your phone. You need an
        authenticator app, for example Google Authenticator, Microsoft Authenticator, Aegis, 2FAS or
        your phone’s password manager.
      </p>
      <FormFrame state={state} action="Show QR code" busy="One moment…">
        {null}
      </FormFrame>
      <OtherWays>
        <SignInAgainLink />
      </OtherWays>
    </>
  );
}

interface FirstCodeProps {
  readonly begun: Begun;
  readonly onCodes: (codes: readonly string[]) => void;
}

function FirstCode({ begun, onCodes }: FirstCodeProps) {
  const state = useCodeForm('confirm', (answer) => {
    if (answer.step === 'confirm') onCodes(answer.codes);
  });
  return (
    <>
      <p>Scan this with your authenticator app, then enter the code that the app shows.</p>
      <QrCode qr={begun.qr} />
      <p className={styles.typed}>
        Or enter this key in the app: <code>{begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code> (
        <a href={begun.uri}>open on this phone</a>)
      </p>
      <FormFrame state={state} action="Turn on" busy="Checking…">
        <CodeField label="Code from the app" problem={state.problemOf('code')} />
      </FormFrame>
    </>
  );
}

interface DoneProps {
  readonly email: string;
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

function Done({ email, codes, onDone }: DoneProps) {
  return (
    <>
      <p role="status">Two-step sign-in is on. Your other sessions have ended.</p>
      <RecoveryCodes codes={codes} email={email} />
      <p className={narrow.ways}>
        <button type="button" className="button" onClick={onDone}>
          I have saved them
        </button>
      </p>
    </>
  );
}
