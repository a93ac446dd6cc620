import { type ClaimSetupRequest, ClaimSetupRequestSchema } from '@quire/model/calls/setup';
import { t } from '@quire/model/messages/t';
import { adminSetupPath } from '@quire/model/office-paths';
import { adminLoginPath } from '@quire/model/paths';
import { useState } from 'react';
import { CallError } from '../../data/call-error.ts';
import { call } from '../../data/calls.ts';
import { rich } from '../../messages/rich.ts';
import { FormFrame } from '../../session/forms/form-frame.tsx';
import { type FormValues, useForm } from '../../session/forms/use-form.ts';
import { checkPassword } from '../../session/password/check-password.ts';
import { NewPassword } from '../../session/password/new-password.tsx';
import { signIn } from '../../session/sign-in.ts';
import { TextField } from '../../ui/form/field.tsx';
import styles from '../../ui/form/form.module.css';
import { OtherWays } from '../../ui/form/narrow-page.tsx';
import { problemsOf } from './problems-of.ts';
import { SetupFrame } from './setup-frame.tsx';

const FIELDS = ['code', 'given', 'family', 'email', 'password'];

const requestOf = (values: FormValues, attempt: string): ClaimSetupRequest => ({
  code: values.code?.trim() ?? '',
  attempt,
  given: values.given?.trim() ?? '',
  family: values.family?.trim() ?? '',
  email: values.email?.trim() ?? '',
  password: values.password ?? '',
});

/** Creates the first administrator with the code. */
export function ClaimStep() {
  const [attempt] = useState(() => crypto.randomUUID());
  const state = useForm({
    keptAs: 'quire:setup',
    check: async (values) => {
      const asked = requestOf(values, attempt);
      const found = problemsOf(ClaimSetupRequestSchema, asked, FIELDS);
      const owner = { email: asked.email, names: [asked.given, asked.family] };
      const weak = await checkPassword(asked.password, owner);
      const others = found.filter(({ field }) => field !== 'password');
      return weak ? [...others, { field: 'password', message: weak }] : others;
    },
    send: async (values) => {
      const asked = requestOf(values, attempt);
      const { email } = await call('claimSetup', asked);
      const refusal = await signIn(email, asked.password);
      if (refusal) throw new CallError(refusal);
    },
  });
  const { problemOf, form } = state;
  const typed = (name: string) => {
    const field = form.current?.elements.namedItem(name);
    return field instanceof HTMLInputElement ? field.value : '';
  };
  return (
    <SetupFrame title={t('officeSetup.whoIsAdministrator')} at="admin">
      <p>{t('officeSetup.claimIntro')}</p>
      <FormFrame
        state={state}
        action={t('officeSetup.createAccount')}
        busy={t('officeSetup.creating')}
      >
        <TextField
          name="code"
          label={t('officeSetup.code')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          data-secret
          hint={rich('officeSetup.codeHint', { code: (words) => <code>{words}</code> })}
          problem={problemOf('code')}
          maxLength={60}
        />
        <div className={styles.pair}>
          <TextField
            name="given"
            label={t('officeSetup.givenName')}
            autoComplete="given-name"
            problem={problemOf('given')}
            maxLength={80}
          />
          <TextField
            name="family"
            label={t('officeSetup.familyName')}
            autoComplete="family-name"
            problem={problemOf('family')}
            maxLength={80}
          />
        </div>
        <TextField
          name="email"
          label={t('office.email')}
          type="email"
          autoComplete="username"
          hint={t('officeSetup.emailHint')}
          problem={problemOf('email')}
          maxLength={254}
        />
        <NewPassword
          label={t('officeSetup.password')}
          problem={problemOf('password')}
          owner={() => ({ email: typed('email'), names: [typed('given'), typed('family')] })}
        />
      </FormFrame>
      <OtherWays>
        <p>
          {rich('officeSetup.alreadyAccount', {
            link: (words) => <a href={adminLoginPath(adminSetupPath())}>{words}</a>,
          })}
        </p>
      </OtherWays>
    </SetupFrame>
  );
}
