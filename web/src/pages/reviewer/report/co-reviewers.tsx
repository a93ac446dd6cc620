import { CO_REVIEWERS_MAX, type CoReviewer, CoReviewerSchema } from '@quire/model/entities/review';
import { joinFacts } from '@quire/model/messages/join-facts';
import { t } from '@quire/model/messages/t';
import { isReportOpen } from '@quire/model/states/review-states';
import { useState } from 'react';
import { CallError } from '../../../data/call-error.ts';
import { call } from '../../../data/calls.ts';
import { rich } from '../../../messages/rich.ts';
import { FormFrame } from '../../../session/forms/form-frame.tsx';
import { type FormValues, useForm } from '../../../session/forms/use-form.ts';
import type { FieldProblem } from '../../../ui/form/error-summary.tsx';
import { TextField } from '../../../ui/form/field.tsx';
import form from '../../../ui/form/form.module.css';
import styles from '../review.module.css';
import type { ReviewView } from '../view/review-view.ts';

interface CoReviewersProps {
  readonly token: string;
  readonly view: ReviewView;
  readonly again: () => Promise<void>;
}

const nameOf = ({ given, family }: CoReviewer) => `${given} ${family}`;

/** The co-reviewers, who are named to the editor and on the certificate. */
export function CoReviewers({ token, view, again }: CoReviewersProps) {
  const { coReviewers, state } = view;
  const isOpen = isReportOpen(state);
  const [problem, setProblem] = useState('');
  if (!isOpen && coReviewers.length === 0) return null;

  async function remove(gone: CoReviewer) {
    setProblem('');
    const left = coReviewers.filter((each) => each !== gone);
    try {
      await call('nameCoReviewers', { token, coReviewers: left });
      await again();
    } catch (thrown) {
      const error = thrown instanceof CallError ? thrown : new CallError('page/unavailable');
      setProblem(error.message);
    }
  }

  return (
    <section className={styles.part} aria-labelledby="co-reviewers-title">
      <h2 id="co-reviewers-title">
        {isOpen ? t('reviewer.askCoReviewers') : t('reviewer.coReviewers')}
      </h2>
      {coReviewers.length > 0 && (
        <ul className={styles.files}>
          {coReviewers.map((each) => (
            <li key={each.email}>
              <span className={styles.fileName}>
                {nameOf(each)}
                <span className={styles.facts}>
                  {joinFacts([
                    each.email,
                    each.orcid && t('reviewer.orcid', { orcid: each.orcid }),
                  ])}
                </span>
              </span>
              {isOpen && (
                <button type="button" className={styles.small} onClick={() => void remove(each)}>
                  {rich('reviewer.remove', {
                    name: <span className="visually-hidden">{nameOf(each)}</span>,
                  })}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={problem ? form.problem : undefined}>
        {problem}
      </p>
      {isOpen && coReviewers.length < CO_REVIEWERS_MAX && (
        <details>
          <summary>{t('reviewer.addCoReviewer')}</summary>
          {/* A new form for each person, so that the fields are empty again. */}
          <NameCoReviewer key={coReviewers.length} token={token} view={view} again={again} />
        </details>
      )}
    </section>
  );
}

const FIELDS: Readonly<Record<string, string>> = {
  given: 'coGiven',
  family: 'coFamily',
  email: 'coEmail',
  orcid: 'coOrcid',
};

const typedIn = ({ coGiven = '', coFamily = '', coEmail = '', coOrcid = '' }: FormValues) => {
  // Copied as an address.
  const orcid = coOrcid.trim().replace(/^https?:\/\/orcid\.org\//i, '');
  return CoReviewerSchema.safeParse({
    ...{ given: coGiven, family: coFamily, email: coEmail.trim() },
    ...(orcid ? { orcid } : {}),
  });
};

function problemsIn(values: FormValues): FieldProblem[] {
  const read = typedIn(values);
  const found = (read.error?.issues ?? []).map(({ path, message }) => {
    const key = String(path[0]);
    return {
      field: FIELDS[key] ?? key,
      message:
        key === 'email' ? t('reviewer.emailExample', { example: 'name@example.org' }) : message,
    };
  });
  const isConfirmed = values.coConfirmed !== undefined;
  const unconfirmed = { field: 'coConfirmed', message: t('reviewer.coReviewersAgreeMissing') };
  return isConfirmed ? found : [...found, unconfirmed];
}

function NameCoReviewer({ token, view, again }: CoReviewersProps) {
  const state = useForm({
    check: async (values) => problemsIn(values),
    send: async (values) => {
      const { data } = typedIn(values);
      if (!data) return;
      const coReviewers = [...view.coReviewers, data];
      await call('nameCoReviewers', { token, coReviewers, isConfirmed: true });
      await again();
    },
  });
  const { problemOf } = state;
  const unconfirmed = problemOf('coConfirmed');
  return (
    <FormFrame state={state} action={t('reviewer.addCoReviewerButton')} busy={t('forms.saving')}>
      <p className={form.hint}>{t('reviewer.coReviewersHint')}</p>
      <TextField name="coGiven" label={t('forms.givenName')} problem={problemOf('coGiven')} />
      <TextField name="coFamily" label={t('forms.familyName')} problem={problemOf('coFamily')} />
      <TextField
        name="coEmail"
        type="email"
        label={t('forms.email')}
        problem={problemOf('coEmail')}
      />
      <TextField
        name="coOrcid"
        label={t('forms.orcidId')}
        problem={problemOf('coOrcid')}
        isOptional
      />
      <div className={form.check}>
        <input
          id="coConfirmed"
          name="coConfirmed"
          type="checkbox"
          aria-invalid={unconfirmed !== null}
          aria-describedby={unconfirmed ? 'coConfirmed-problem' : undefined}
        />
        <label htmlFor="coConfirmed">{t('reviewer.coReviewersAgree')}</label>
        {unconfirmed && (
          <p id="coConfirmed-problem" className={form.problem}>
            {unconfirmed}
          </p>
        )}
      </div>
    </FormFrame>
  );
}
