import { RECOVERY_CODES } from '@quire/model/second-factor';
import { useState } from 'react';
import { FormFrame } from '../../../session/forms/form-frame.tsx';
import narrow from '../../../ui/form/narrow-page.module.css';
import { Note, OtherWays } from '../../../ui/form/narrow-page.tsx';
import { CodeField } from './code-field.tsx';
import { SignInAgainLink } from './sign-in-again-link.tsx';
import { useCodeForm } from './use-code-form.ts';

interface EnterCodeProps {
  readonly onDone: () => void;
}

/** The second step of signing in: a code of the app, or a recovery code. */
export function EnterCode({ onDone }: EnterCodeProps) {
  const [left, setLeft] = useState<number | null>(null);
  const state = useCodeForm('use', (answer) => {
    if (answer.step === 'use' && answer.left !== undefined) setLeft(answer.left);
    else onDone();
  });
  if (left !== null) {
    return (
      <>
        <Note>
          <p>
            You cannot use this recovery code again. You have {left} of {RECOVERY_CODES} left.
            {left < 3 && ' You can create new ones on your account page.'}
          </p>
        </Note>
        <p className={narrow.ways}>
          <button type="button" className="button" onClick={onDone}>
            Continue
          </button>
        </p>
      </>
    );
  }
  return (
    <>
      <p>Enter the six-digit code from your authenticator app. It changes every 30 seconds.</p>
      <FormFrame state={state} action="Continue" busy="Checking…">
        <CodeField label="Code" problem={state.problemOf('code')} />
      </FormFrame>
      <OtherWays>
        <p>If you do not have your phone, enter one of your recovery codes instead.</p>
        <p>
          If you have lost both, ask an administrator of the press to reset your two-step sign-in.
        </p>
        <SignInAgainLink />
      </OtherWays>
    </>
  );
}
