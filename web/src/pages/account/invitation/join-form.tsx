import { t } from '@quire/model/messages/t';
import { signInPath } from '@quire/model/paths';
import { Link } from 'react-router';
import { CallError } from '../../../data/call-error.ts';
import { call } from '../../../data/calls.ts';
import { rich } from '../../../messages/rich.ts';
import { FormFrame } from '../../../session/forms/form-frame.tsx';
import { useForm } from '../../../session/forms/use-form.ts';
import { NewPassword } from '../../../session/password/new-password.tsx';
import { OtherWays } from '../../../ui/form/narrow-page.tsx';
import { ConsentField, NameFields, WorkFields } from '../person-fields.tsx';
import { readRegistration } from '../registration.ts';
import styles from './offer.module.css';

interface JoinFormProps {
  readonly token: string;
  readonly email: string;
  readonly signIn: string;
  readonly onAccept: () => void;
}

/** Accepts without an account by creating one. The link has already confirmed the address. */
export function JoinForm({ token, email, signIn, onAccept }: JoinFormProps) {
  const state = useForm({
    keptAs: 'quire:join',
    check: async (values) => (await readRegistration({ ...values, email })).problems,
    send: async (values) => {
      const { request } = await readRegistration({ ...values, email });
      if (!request) throw new CallError('input/invalid');
      const { email: _, website: __, ...person } = request;
      await call('joinByInvitation', { token, ...person });
      const { signIn: enter } = await import('../../../session/sign-in.ts');
      // If this fails, the office asks the person to sign in.
      await enter(email, request.password);
      onAccept();
    },
  });
  const { problemOf, form } = state;
  const typed = (name: string) => {
    const field = form.current?.elements.namedItem(name);
    return field instanceof HTMLInputElement ? field.value : '';
  };
  return (
    <>
      <h2 className={styles.heading}>{t('account.acceptAndCreate')}</h2>
      <FormFrame
        state={state}
        action={t('account.acceptAndCreateButton')}
        busy={t('forms.sending')}
      >
        <NameFields problemOf={problemOf} />
        <NewPassword
          label={t('forms.password')}
          problem={problemOf('password')}
          owner={() => ({ email, names: [typed('given'), typed('family')] })}
        />
        <WorkFields problemOf={problemOf} />
        <ConsentField problem={problemOf('consent')} />
      </FormFrame>
      <OtherWays>
        <p>
          {rich('account.haveOtherAccount', {
            link: (words) => <Link to={signInPath(signIn)}>{words}</Link>,
          })}
        </p>
      </OtherWays>
    </>
  );
}
