import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import type { CallAnswer } from '../../../data/calls.ts';
import { call } from '../../../data/calls.ts';
import { rich } from '../../../messages/rich.ts';
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
        <p>{rich('signIn.roleNeedsIt', { strong: (words) => <strong>{words}</strong> })}</p>
      )}
      <p>{t('signIn.howItWorks')}</p>
      <FormFrame state={state} action={t('signIn.showQrCode')} busy={t('forms.oneMoment')}>
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
      <p>{t('signIn.scanQrCode')}</p>
      <QrCode qr={begun.qr} />
      <p className={styles.typed}>
        {rich('signIn.typeKey', {
          key: <code>{begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>,
          link: (words) => <a href={begun.uri}>{words}</a>,
        })}
      </p>
      <FormFrame state={state} action={t('signIn.turnOn')} busy={t('forms.checking')}>
        <CodeField label={t('signIn.codeFromApp')} problem={state.problemOf('code')} />
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
      <p role="status">{t('signIn.isOn')}</p>
      <RecoveryCodes codes={codes} email={email} />
      <p className={narrow.ways}>
        <button type="button" className="button" onClick={onDone}>
          {t('signIn.codesSaved')}
        </button>
      </p>
    </>
  );
}
