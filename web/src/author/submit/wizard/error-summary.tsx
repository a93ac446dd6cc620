import Alert from '@mui/material/Alert';
import type { SubmissionDraft } from '@quire/model/entities/submission';
import { t } from '@quire/model/messages/t';
import { submitPath } from '@quire/model/paths';
import type { Problem } from '@quire/model/submission/submission-check';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { rich } from '../../../messages/rich.ts';
import { nameProblem } from '../step-table/name-problem.ts';
import { fieldId, STEPS, stepOfField } from '../step-table/steps.ts';

interface ErrorSummaryProps {
  readonly id: string;
  readonly draft: SubmissionDraft;
  readonly problems: readonly Problem[];
  /** The summary gets the focus whenever this changes, after an attempt to send. */
  readonly attempt: number;
}

/** Everything that is missing, each with a link to its field. */
export function WizardErrorSummary({ id, draft, problems, attempt }: ErrorSummaryProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) place.current?.focus();
  }, [attempt]);
  if (problems.length === 0) return null;
  return (
    <Alert
      ref={place}
      severity="warning"
      role="group"
      tabIndex={-1}
      aria-labelledby="missing"
      sx={{ mb: 3, maxWidth: '50rem' }}
    >
      <h2 id="missing" style={{ margin: 0, fontSize: '1.1rem' }}>
        {t('authorSubmit.stillMissing', { count: problems.length })}
      </h2>
      <ul style={{ margin: '0.5rem 0 0', paddingInlineStart: '1.2rem' }}>
        {problems.map((problem) => {
          const { field } = problem;
          const step = stepOfField(field);
          const message = nameProblem(draft, problem);
          return (
            <li key={`${field} ${message}`}>
              {step
                ? rich('authorSubmit.problemInStep', {
                    problem: (
                      <Link
                        to={`${submitPath(id, step)}#${fieldId(field)}`}
                        replace
                        preventScrollReset
                      >
                        {message}
                      </Link>
                    ),
                    step: STEPS[step].label,
                  })
                : message}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
