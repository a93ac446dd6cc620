/** The personal fields of every form that creates an account. */

import { CONSENT_VERSION } from '@quire/model/constants';
import { t } from '@quire/model/messages/t';
import { privacyPolicyPath } from '@quire/model/paths';
import { rich } from '../../messages/rich.ts';
import { CheckField } from '../../ui/form/check-field.tsx';
import { TextField } from '../../ui/form/field.tsx';
import styles from '../../ui/form/form.module.css';
import { AffiliationField } from './affiliation-field.tsx';
import { CountryField } from './country-field.tsx';

interface FieldsProps {
  readonly problemOf: (field: string) => string | null;
}

export function NameFields({ problemOf }: FieldsProps) {
  return (
    <div className={styles.pair}>
      <TextField
        name="given"
        label={t('forms.givenName')}
        autoComplete="given-name"
        problem={problemOf('given')}
        maxLength={80}
      />
      <TextField
        name="family"
        label={t('forms.familyName')}
        autoComplete="family-name"
        problem={problemOf('family')}
        maxLength={80}
      />
    </div>
  );
}

/** The affiliation and ORCID iD of an invited person, which are shown on a board's page. */
export function WorkFields({ problemOf }: FieldsProps) {
  return (
    <>
      <AffiliationField problem={problemOf('affiliation')} />
      <div className={styles.pair}>
        <CountryField problem={problemOf('country')} />
        <TextField
          name="ror"
          label={t('account.rorId')}
          isOptional
          autoComplete="off"
          hint={t('account.rorHint')}
          problem={problemOf('ror')}
          maxLength={100}
        />
      </div>
      <TextField
        name="orcid"
        label={t('forms.orcidId')}
        isOptional
        autoComplete="off"
        hint={t('account.orcidHint', { example: '0000-0002-1825-0097' })}
        problem={problemOf('orcid')}
        maxLength={100}
      />
    </>
  );
}

export function ConsentField({ problem }: { readonly problem: string | null }) {
  return (
    <CheckField name="consent" problem={problem}>
      {rich('account.consent', {
        link: (words) => (
          <a href={privacyPolicyPath()} target="_blank" rel="noopener">
            {words}
          </a>
        ),
        version: CONSENT_VERSION,
      })}
    </CheckField>
  );
}
