import { t } from '@quire/model/messages/t';
import { useWizard } from '../context/wizard-context.ts';
import type { StepKey } from '../step-table/steps.ts';
import { AnswerStep } from '../steps/answer-step.tsx';
import { AuthorsStep } from '../steps/authors-step.tsx';
import { FilesStep } from '../steps/files-step.tsx';
import { JournalStep } from '../steps/journal-step.tsx';
import { ReviewStep } from '../steps/review-step.tsx';
import { ReviewersStep } from '../steps/reviewers-step.tsx';
import { StatementsStep } from '../steps/statements-step.tsx';
import { TextStep } from '../steps/text-step.tsx';
import type { SubmissionSending } from './use-sending.ts';

interface StepBodyProps {
  readonly step: StepKey;
  readonly steps: readonly StepKey[];
  readonly sending: SubmissionSending;
  readonly onSend: () => void;
}

/** The fields of one step. */
export function StepBody({ step, steps, sending, onSend }: StepBodyProps) {
  const { state } = useWizard();
  switch (step) {
    case 'answer':
      return <AnswerStep />;
    case 'journal':
      return <JournalStep />;
    case 'files':
      return <FilesStep />;
    case 'text':
      return <TextStep />;
    case 'authors':
      return <AuthorsStep />;
    case 'reviewers':
      return <ReviewersStep />;
    case 'statements':
      return <StatementsStep />;
    case 'review':
      return (
        <ReviewStep
          steps={steps}
          busy={sending.action.busy}
          problem={sending.action.problem}
          sendLabel={
            state === 'draft' || state === 'returned_to_author'
              ? t('authorSubmit.sendManuscript')
              : t('authorSubmit.sendRevision')
          }
          onSend={onSend}
        />
      );
  }
}
