import { type ClaimSetupRequest, ClaimSetupRequestSchema } from '@quire/model/calls/setup';
import { adminSetupPath } from '@quire/model/office-paths';
import { adminLoginPath } from '@quire/model/paths';
import { useState } from 'react';
import { CallError } from '../../data/call-error.ts';
import { call } from '../../data/calls.ts';
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
    <SetupFrame title="Who is the administrator?" at="admin">
      <p>
        You will be the first administrator. The code proves that the press is yours, so your e-mail
        address needs no confirmation.
      </p>
      <FormFrame state={state} action="Create the account" busy="Creating…">
        <TextField
          name="code"
          label="Code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          data-secret
          hint={
            <>
              <code>npm start</code> prints the code. In the cloud, it is in the log of the function{' '}
              <code>visitor</code>, in the line that starts with <code>setup/code</code>.
            </>
          }
          problem={problemOf('code')}
          maxLength={60}
        />
        <div className={styles.pair}>
          <TextField
            name="given"
            label="Given name"
            autoComplete="given-name"
            problem={problemOf('given')}
            maxLength={80}
          />
          <TextField
            name="family"
            label="Family name"
            autoComplete="family-name"
            problem={problemOf('family')}
            maxLength={80}
          />
        </div>
        <TextField
          name="email"
          label="E-mail"
          type="email"
          autoComplete="username"
          hint="For signing in and for notices from the press."
          problem={problemOf('email')}
          maxLength={254}
        />
        <NewPassword
          label="Password"
          problem={problemOf('password')}
          owner={() => ({ email: typed('email'), names: [typed('given'), typed('family')] })}
        />
      </FormFrame>
      <OtherWays>
        <p>
          Already have an account? <a href={adminLoginPath(adminSetupPath())}>Sign in</a>
        </p>
      </OtherWays>
    </SetupFrame>
  );
}
