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
        Sign the report: show the authors my name
        {hasCoReviewers && ' and the names of my co-reviewers'}
      </label>
      <p id="publicConsent-hint" className={form.hint}>
        The authors receive the name with the report when the editor sends the decision. If you do
        not sign, the name is not disclosed.
      </p>
    </div>
  );
}
