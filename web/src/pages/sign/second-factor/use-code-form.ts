import { t } from '@quire/model/messages/t';
import { type CallAnswer, call } from '../../../data/calls.ts';
import { type FormState, useForm } from '../../../session/forms/use-form.ts';

type Passed = Extract<CallAnswer<'passSecondFactor'>, { readonly token: string }>;

/** A form with one code, which continues with the session in the answer. */
export function useCodeForm(
  step: 'use' | 'confirm',
  onPassed: (answer: Passed) => void,
): FormState {
  return useForm({
    check: async ({ code = '' }) =>
      code.trim() ? [] : [{ field: 'code', message: t('signIn.codeMissing') }],
    send: async ({ code = '' }) => {
      const answer = await call('passSecondFactor', { step, code });
      if (answer.step === 'begin') return;
      const { signInWithToken } = await import('../../../session/sign-in-with-token.ts');
      await signInWithToken(answer.token);
      onPassed(answer);
    },
  });
}
