import { REVIEW_SCORE_KEYS } from '@quire/model/entities/review';
import { keyed } from '@quire/model/entities/review-form';
import { t } from '@quire/model/messages/t';
import { asksToSign } from '@quire/model/submission/is-signed';
import { answerField, missingInReport } from '@quire/model/submission/report-problems';
import { type FormEvent, useState } from 'react';
import { CallError } from '../../../data/call-error.ts';
import { call, prepareCalls } from '../../../data/calls.ts';
import { MarkdownField } from '../../../markdown-text/markdown-field.tsx';
import { MarkdownText } from '../../../markdown-text/markdown-text.tsx';
import { ErrorSummary, type FieldProblem } from '../../../ui/form/error-summary.tsx';
import form from '../../../ui/form/form.module.css';
import { Note } from '../../../ui/form/narrow-page.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import styles from '../review.module.css';
import type { ReviewView } from '../view/review-view.ts';
import { PublicationField } from './publication-field.tsx';
import { QuestionField } from './question-field.tsx';
import { RecommendationField } from './recommendation-field.tsx';
import { ReportFiles } from './report-files.tsx';
import { SavingLine } from './saving-line.tsx';
import { ScoreField } from './score-field.tsx';
import { SigningField } from './signing-field.tsx';
import { useReport } from './use-report.ts';

interface ReportFormProps {
  readonly token: string;
  readonly view: ReviewView;
  readonly again: () => Promise<void>;
}

/** The report, which is saved while it is typed and sent when it is complete. */
export function ReportForm({ token, view, again }: ReportFormProps) {
  const state = useReport(token, view);
  const { report, change } = state;
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  /** The missing parts, until they are complete. */
  const still = new Set(missingInReport(report, view).map(({ field }) => field));
  const shown = problems.filter(({ field }) => still.has(field));
  const problemOf = (name: string) => shown.find(({ field }) => field === name)?.message ?? null;

  function refuse(found: readonly FieldProblem[], why: string | null) {
    setProblems(found);
    setFailure(why);
    setAttempt((times) => times + 1);
  }

  async function submit() {
    const missing = missingInReport(report, view);
    if (missing.length > 0) return refuse(missing, null);
    setBusy(true);
    try {
      let found: readonly FieldProblem[] = [];
      await state.send(async (revision) => {
        const answer = await call('submitReview', { token, revision, report });
        found = answer.problems;
        return answer.revision;
      });
      if (found.length > 0) return refuse(found, t('reviewer.incomplete'));
      refuse([], null);
      await again();
    } catch (thrown) {
      const error = thrown instanceof CallError ? thrown : new CallError('page/unavailable');
      refuse([], t('reviewer.textIsHere', { problem: error.message }));
    } finally {
      setBusy(false);
    }
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) void submit();
  }

  return (
    <section className={styles.part} aria-labelledby="report-title">
      <h2 id="report-title">{t('reviewer.yourReport')}</h2>
      {view.clarification && (
        <Note>
          <p>
            <strong>{t('reviewer.editorAsks')}</strong>
          </p>
          <MarkdownText text={view.clarification} />
        </Note>
      )}
      <form
        method="post"
        noValidate
        className={form.form}
        onSubmit={onSubmit}
        onFocus={prepareCalls}
      >
        <ErrorSummary problems={shown} failure={failure} attempt={attempt} />
        {view.form.standardScores && (
          <fieldset className={styles.scores}>
            <legend className={form.legend}>{t('reviewer.scores')}</legend>
            {REVIEW_SCORE_KEYS.map((score) => (
              <ScoreField
                key={score}
                score={score}
                value={report.scores[score]}
                problem={problemOf(`scores.${score}`)}
                onChange={(mark) => change({ scores: { ...report.scores, [score]: mark } })}
              />
            ))}
          </fieldset>
        )}
        {keyed(view.form).map(({ key, question }) => (
          <QuestionField
            key={key}
            answerKey={key}
            question={question}
            value={report.answers[key]}
            problem={problemOf(answerField(key))}
            onChange={(answer) => change({ answers: { ...report.answers, [key]: answer } })}
          />
        ))}
        <RecommendationField
          value={report.recommendation}
          problem={problemOf('recommendation')}
          isShared={view.sharesRecommendation}
          onChange={(recommendation) => change({ recommendation })}
        />
        <MarkdownField
          id="commentsToAuthor"
          label={t('reviewer.toAuthor')}
          isRequired={view.form.commentsRequired}
          isOptional={!view.form.commentsRequired}
          hint={
            view.publishesReviews || asksToSign(view)
              ? t('reviewer.toAuthorMaySign')
              : t('reviewer.toAuthorUnsigned')
          }
          problem={problemOf('commentsToAuthor')}
          rows={12}
          maxLength={50_000}
          value={report.commentsToAuthor}
          onChange={(commentsToAuthor) => change({ commentsToAuthor })}
        />
        <MarkdownField
          id="commentsToEditor"
          label={t('reviewer.toEditor')}
          hint={t('reviewer.toEditorHint')}
          isOptional
          rows={4}
          maxLength={50_000}
          value={report.commentsToEditor}
          onChange={(commentsToEditor) => change({ commentsToEditor })}
        />
        <TextArea
          name="competingInterest"
          label={t('reviewer.competingInterests')}
          hint={t('reviewer.noneHint')}
          problem={problemOf('competingInterest')}
          rows={2}
          maxLength={2_000}
          value={report.competingInterest}
          onChange={({ target }) => change({ competingInterest: target.value })}
        />
        {view.publishesReviews && (
          <PublicationField
            value={report.publication}
            problem={problemOf('publication')}
            onChange={(publication) => change({ publication })}
          />
        )}
        {asksToSign(view) && (
          <SigningField
            isSigned={report.publicConsent}
            hasCoReviewers={view.coReviewers.length > 0}
            onChange={(publicConsent) => change({ publicConsent })}
          />
        )}
        <ReportFiles token={token} view={view} />
        <SavingLine state={state} />
        <div className={form.actions}>
          <button type="submit" className="button" aria-disabled={isBusy || undefined}>
            {isBusy ? t('forms.sending') : t('reviewer.sendReport')}
          </button>
          <span className={styles.hint} style={{ margin: 0 }}>
            {t('reviewer.sentForGood')}
          </span>
        </div>
      </form>
    </section>
  );
}
