import { PRESS_SETTINGS } from '@quire/model/collections';
import { PressSchema } from '@quire/model/entities/press';
import { t } from '@quire/model/messages/t';
import { call } from '../../data/calls.ts';
import type { LiveRecord } from '../../data/live/office/use-record.ts';
import { FormFrame } from '../../session/forms/form-frame.tsx';
import { type FormValues, useForm } from '../../session/forms/use-form.ts';
import type { Person } from '../../session/use-person.ts';
import { Field, TextField } from '../../ui/form/field.tsx';
import form from '../../ui/form/form.module.css';
import { TextArea } from '../../ui/form/text-area.tsx';
import { FIRST_ACCENT } from '../kit/accent/first-accent.ts';
import { AccentField } from './accent-field.tsx';
import { problemsOf } from './problems-of.ts';
import styles from './setup.module.css';
import { SetupFrame } from './setup-frame.tsx';
import { uploadLogo } from './upload-logo.ts';

const FIELDS = ['name', 'tagline', 'infoEmail', 'address', 'accent'];

interface PressStepProps {
  readonly person: Person;
  readonly press: LiveRecord;
  readonly onDone: () => void;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The press's public details, with what was entered before. */
const pressOf = (values: FormValues, before: LiveRecord['data']) => ({
  ...before,
  name: values.name?.trim() ?? '',
  tagline: values.tagline?.trim() ?? '',
  description: text(before?.description),
  address: values.address?.trim() ?? '',
  infoEmail: values.infoEmail?.trim() ?? '',
  supportEmail: text(before?.supportEmail) || (values.infoEmail?.trim() ?? ''),
  founded: before?.founded ?? new Date().getUTCFullYear(),
  accent: values.accent,
});

/** The press's name, colour and logo, which its starter texts use. */
export function PressStep({ person, press, onDone }: PressStepProps) {
  const { data, keeping } = press;
  const state = useForm({
    check: async (values) => problemsOf(PressSchema, pressOf(values, data), FIELDS),
    send: async (values) => {
      const chosen = state.form.current?.elements.namedItem('logo');
      const file = chosen instanceof HTMLInputElement ? chosen.files?.[0] : undefined;
      const asked = pressOf(values, data);
      const logo = file ? { logo: await uploadLogo(person.uid, file, asked.name) } : {};
      await call('saveRecord', {
        kind: 'press',
        id: data ? PRESS_SETTINGS : null,
        base: data ? keeping.revision : 0,
        data: { ...asked, ...logo },
      });
      await call('addStarterTexts', {});
      onDone();
    },
  });
  const { problemOf } = state;
  return (
    <SetupFrame title={t('officeSetup.whatIsPressCalled')} at="press">
      <p>{t('officeSetup.pressIntro')}</p>
      <FormFrame
        state={state}
        action={t('officeSetup.saveAndContinue')}
        busy={t('officeSetup.saving')}
      >
        <TextField
          name="name"
          label={t('office.name')}
          autoComplete="organization"
          defaultValue={text(data?.name)}
          problem={problemOf('name')}
          maxLength={80}
        />
        <TextField
          name="tagline"
          label={t('officeSetup.tagline')}
          isOptional
          defaultValue={text(data?.tagline)}
          hint={t('officeSetup.taglineHint')}
          problem={problemOf('tagline')}
          maxLength={200}
        />
        <TextField
          name="infoEmail"
          label={t('officeSetup.publicEmail')}
          type="email"
          autoComplete="email"
          defaultValue={text(data?.infoEmail) || person.email}
          hint={t('officeSetup.publicEmailHint')}
          problem={problemOf('infoEmail')}
          maxLength={254}
        />
        <TextArea
          name="address"
          label={t('officeSetup.postalAddress')}
          isOptional
          defaultValue={text(data?.address)}
          hint={t('officeSetup.postalAddressHint')}
          problem={problemOf('address')}
          maxLength={300}
        />
        <AccentField first={text(data?.accent) || FIRST_ACCENT} problem={problemOf('accent')} />
        <Field
          name="logo"
          label={t('officeSetup.logo')}
          isOptional
          problem={problemOf('logo')}
          hint={t('officeSetup.logoHint')}
        >
          <input
            type="file"
            id="logo"
            name="logo"
            accept="image/svg+xml,image/png,image/jpeg,image/webp"
            aria-describedby="logo-hint"
            className={`${form.input} ${styles.file}`}
          />
        </Field>
      </FormFrame>
    </SetupFrame>
  );
}
