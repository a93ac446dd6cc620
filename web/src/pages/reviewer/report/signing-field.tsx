import { t } from '@quire/model/messages/t';
import form from '../../../ui/form/form.module.css';

interface SigningFieldProps {
  readonly isSigned: boolean;
  readonly hasCoReviewers: boolean;
  readonly onChange: (isSigned: boolean) => void;
}

/** Whether the reviewer's name is disclosed to the authors; by default it is not. */
export function SigningField({ isSigned, hasCoReviewers, onChange }: SigningFieldProps) {
  return (
    <div className={form.check}>
      <input
        id="publicConsent"
        type="checkbox"
        checked={isSigned}
        aria-describedby="publicConsent-hint"
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor="publicConsent">
        {hasCoReviewers ? t('reviewer.signTogether') : t('reviewer.sign')}
      </label>
      <p id="publicConsent-hint" className={form.hint}>
        {t('reviewer.signHint')}
      </p>
    </div>
  );
}
