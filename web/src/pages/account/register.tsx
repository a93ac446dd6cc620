import { t } from '@quire/model/messages/t';
import { accountVerifyPath, registerPath, signInPath, signUpPath } from '@quire/model/paths';
import { internalPath } from '@quire/model/urls';
import { Link, type LoaderFunctionArgs, redirect } from 'react-router';
import { PageHead } from '../../app/page/page-head.tsx';
import { inPageLanguage } from '../../config/in-page-language.ts';
import { CallError } from '../../data/call-error.ts';
import { call } from '../../data/calls.ts';
import { rich } from '../../messages/rich.ts';
import { FormFrame } from '../../session/forms/form-frame.tsx';
import { type FormValues, useForm } from '../../session/forms/use-form.ts';
import { keepNext, useNext } from '../../session/next-page.ts';
import { NewPassword } from '../../session/password/new-password.tsx';
import { ProviderChoice } from '../../session/provider-choice.tsx';
import { rememberRegistration } from '../../session/registered-here.ts';
import { rememberSentAddress } from '../../session/sent-address.ts';
import { TextField } from '../../ui/form/field.tsx';
import styles from '../../ui/form/form.module.css';
import { NarrowPage, OtherWays } from '../../ui/form/narrow-page.tsx';
import { ConsentField, NameFields } from './person-fields.tsx';
import { readRegistration } from './registration.ts';

async function send(values: FormValues) {
  const { request } = await readRegistration(values);
  if (!request) throw new CallError('input/invalid');
  await call('registerAccount', { ...request, browser: rememberRegistration() });
  rememberSentAddress(request.email);
}

/** `/sign/up` redirects to the same form. */
export async function loader({ request }: LoaderFunctionArgs): Promise<null> {
  const { pathname, searchParams } = new URL(request.url);
  const next = internalPath(searchParams.get('next') ?? '');
  if (pathname === signUpPath()) throw redirect(registerPath(next ?? undefined), 301);
  return null;
}

/** `/account/register`. Firebase is loaded when the form is sent. */
export default function Register() {
  const next = useNext();
  const state = useForm({
    keptAs: 'quire:register',
    check: async (values) => (await readRegistration(values)).problems,
    send: async (values) => {
      await send(values);
      keepNext(next);
      location.assign(inPageLanguage(accountVerifyPath()));
    },
  });
  const { problemOf, form } = state;
  const typed = (name: string) => {
    const field = form.current?.elements.namedItem(name);
    return field instanceof HTMLInputElement ? field.value : '';
  };
  return (
    <NarrowPage title={t('account.create')} isWide>
      <PageHead
        title={t('account.create')}
        description={t('account.createWhy')}
        path={registerPath()}
        index={false}
      />
      <p>{t('account.createHint')}</p>
      <ProviderChoice next={next} />
      <FormFrame state={state} action={t('account.createButton')} busy={t('forms.sending')}>
        <NameFields problemOf={problemOf} />
        <TextField
          name="email"
          label={t('forms.email')}
          type="email"
          autoComplete="email"
          hint={t('account.emailHint')}
          problem={problemOf('email')}
          maxLength={254}
        />
        <NewPassword
          label={t('forms.password')}
          problem={problemOf('password')}
          owner={() => ({ email: typed('email'), names: [typed('given'), typed('family')] })}
        />
        <div className={styles.trap} aria-hidden="true">
          <label htmlFor="website">{t('forms.leaveEmpty')}</label>
          <input id="website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <ConsentField problem={problemOf('consent')} />
      </FormFrame>
      <OtherWays>
        <p>
          {rich('account.haveAccount', {
            link: (words) => <Link to={signInPath(next ?? undefined)}>{words}</Link>,
          })}
        </p>
      </OtherWays>
    </NarrowPage>
  );
}
