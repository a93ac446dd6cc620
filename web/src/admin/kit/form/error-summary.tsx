import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { t } from '@quire/model/messages/t';
import { useEffect, useRef } from 'react';
import type { FormDescription } from './form-description.ts';
import { fieldsOf, labelAt } from './form-fields.ts';
import type { FormProblem } from './form-problems.ts';

interface ErrorSummaryProps {
  readonly form: FormDescription;
  readonly problems: readonly FormProblem[];
  /** The number of attempts: after each failed one, the focus moves here. */
  readonly tries: number;
  /** Leads to a field, by its path. */
  readonly onFollow: (field: string) => void;
}

/** The problems that prevent saving, each linked to its field. */
export function RecordErrorSummary({ form, problems, tries, onFollow }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) box.current?.focus();
  }, [tries]);
  if (problems.length === 0) return null;
  const names = fieldsOf(form).map(({ name }) => name);
  const placeOf = ({ field }: FormProblem) =>
    names.findIndex((name) => field === name || field.startsWith(`${name}.`));
  const inOrder = problems.toSorted((a, b) => placeOf(a) - placeOf(b));
  return (
    <Alert severity="error" ref={box} tabIndex={-1} sx={{ mb: 2 }}>
      {t('officeForm.problems', { count: problems.length })}
      <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
        {inOrder.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <Link
              component="button"
              type="button"
              color="inherit"
              sx={{ verticalAlign: 'baseline' }}
              onClick={() => onFollow(field)}
            >
              {labelAt(form, field)}
            </Link>
            : {message}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
