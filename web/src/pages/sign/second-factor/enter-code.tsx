import { t } from '@quire/model/messages/t';
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
            {left < 3
              ? t('signIn.codesRunOut', { left, all: RECOVERY_CODES })
              : t('signIn.codeIsUsed', { left, all: RECOVERY_CODES })}
          </p>
        </Note>
        <p className={narrow.ways}>
          <button type="button" className="button" onClick={onDone}>
            {t('forms.continue')}
          </button>
        </p>
      </>
    );
  }
  return (
    <>
      <p>{t('signIn.enterCodeHow')}</p>
      <FormFrame state={state} action={t('forms.continue')} busy={t('forms.checking')}>
        <CodeField label={t('signIn.code')} problem={state.problemOf('code')} />
      </FormFrame>
      <OtherWays>
        <p>{t('signIn.noPhone')}</p>
        <p>{t('signIn.lostBoth')}</p>
        <SignInAgainLink />
      </OtherWays>
    </>
  );
}
