import { t } from '@quire/model/messages/t';
import { useEffect, useState } from 'react';
import { call } from '../../data/calls.ts';
import { TextField } from '../../ui/form/field.tsx';
import { Note } from '../../ui/form/narrow-page.tsx';
import { rememberSentAddress, sentAddress } from '../sent-address.ts';
import { FormFrame } from './form-frame.tsx';
import { useForm } from './use-form.ts';

interface AddressFormProps {
  readonly call: 'resendVerification' | 'requestPasswordReset';
  readonly action: string;
  /** The message after sending, the same for every address. */
  readonly sent: string;
}

const looksLikeAddress = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text);

/** A form that requests a mail with a link for an address. */
export function AddressForm({ call: name, action, sent }: AddressFormProps) {
  const [isSent, setSent] = useState(false);
  const state = useForm({
    check: async ({ email = '' }) =>
      looksLikeAddress(email.trim())
        ? []
        : [{ field: 'email', message: t('forms.enterAccountEmail') }],
    send: async ({ email = '' }) => {
      setSent(false);
      await call(name, { email: email.trim() });
      rememberSentAddress(email.trim());
      setSent(true);
    },
  });
  const { form } = state;
  useEffect(() => {
    const field = form.current?.elements.namedItem('email');
    if (field instanceof HTMLInputElement) field.value ||= sentAddress();
  }, [form]);
  return (
    <>
      <FormFrame state={state} action={action} busy={t('forms.sending')}>
        <TextField
          name="email"
          label={t('forms.email')}
          type="email"
          autoComplete="email"
          problem={state.problemOf('email')}
          maxLength={254}
        />
      </FormFrame>
      <div aria-live="polite">{isSent && <Note>{sent}</Note>}</div>
    </>
  );
}
