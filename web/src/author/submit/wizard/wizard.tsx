import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { StoredSubmission } from '@quire/model/entities/submission';
import { t } from '@quire/model/messages/t';
import { submitPath } from '@quire/model/paths';
import { isEditable } from '@quire/model/states/submission-states';
import { chargesToAccept } from '@quire/model/submission/declarations-for';
import { submissionProblems } from '@quire/model/submission/submission-check';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useJournal } from '../../../data/live/journals.ts';
import { useSubmissionFiles } from '../../../data/live/submission-records.ts';
import { useAuthorSession } from '../../session/session-context.ts';
import type { Offered } from '../context/submission-upload.ts';
import { WizardContext, type WizardValue } from '../context/wizard-context.ts';
import type { EditedSubmission } from '../draft/draft-editor.ts';
import { useDraftStore } from '../draft/use-draft-store.ts';
import { fillDraft } from '../files/fill-draft.ts';
import { uploadProblems } from '../files/upload-problems.ts';
import { useUploadQueue } from '../files/use-upload-queue.ts';
import { uncheckedProblems } from '../proof/unchecked-problem.ts';
import { readStep, STEPS, stepsOf } from '../step-table/steps.ts';
import { AlreadySent } from './already-sent.tsx';
import { AskedFor } from './asked-for.tsx';
import { SubmissionConflictDialog } from './conflict-dialog.tsx';
import { WizardErrorSummary } from './error-summary.tsx';
import { SaveStatus } from './save-status.tsx';
import { StepBody } from './step-body.tsx';
import { StepList } from './step-list.tsx';
import { useFieldFocus } from './use-field-focus.ts';
import { useSeenSteps } from './use-seen-steps.ts';
import { useSending } from './use-sending.ts';

interface WizardProps {
  readonly id: string;
  readonly start: EditedSubmission;
  readonly submission: StoredSubmission | undefined;
  /** The manuscript is stored, so that a listener can be started. */
  readonly onStored: () => void;
}

/** Of fields, and of what is said about them. */
const WIDTH = '50rem';

/** The submission form in steps. */
export function Wizard({ id, start, submission, onStored }: WizardProps) {
  const { person } = useAuthorSession();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { store, view } = useDraftStore(id, start, submission);
  const { mine: draft, revision, conflict } = view.draft;
  const state = submission?.state ?? 'draft';
  const steps = useMemo(() => stepsOf(state), [state]);
  const step = readStep(params.get('step'), steps);
  const files = useSubmissionFiles(revision < 0 ? null : id);
  const [offered, setOffered] = useState<Offered | null>(null);
  const [attempt, setAttempt] = useState(0);
  const sending = useSending(id, state, store);
  const heading = useRef<HTMLHeadingElement>(null);

  const queue = useUploadQueue({
    submission: id,
    async prepare() {
      await store.flush(true);
      if (store.view().draft.revision < 0) throw new Error('save/failed');
    },
    onOffered: setOffered,
  });

  // Once it is saved, the address can be opened again on any device.
  const isSaved = revision >= 0;
  const asked = params.get('id');
  const isGoing = useRef(false);
  useEffect(() => {
    if (isSaved) onStored();
  }, [isSaved, onStored]);
  useEffect(() => {
    // After a change of step, the address is about to include it.
    if (isSaved && asked === null && !isGoing.current) {
      navigate(submitPath(id, step), { replace: true });
    }
  }, [isSaved, asked, id, step, navigate]);

  const round = submission?.round ?? 0;
  const journal = useJournal(draft.journal)?.journal;
  const charges = chargesToAccept(
    { quote: submission?.quote, articleType: draft.articleType },
    journal && (journal.charges ?? null),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.items);
  const problems = useMemo(
    () => [
      ...submissionProblems(draft, files.records, { state, round, email: person.email, charges }),
      ...uncheckedProblems(draft, files.records),
    ],
    [draft, files.records, state, round, person.email, charges],
  );
  const { seen, done, open } = useSeenSteps(id, step, steps, problems);
  useFieldFocus(step);
  useEffect(() => {
    // Leaving a step saves the latest changes.
    if (step) void store.flush();
  }, [step, store]);

  if (!isEditable(state) || sending.isSent) return <AlreadySent id={id} />;

  const value: WizardValue = {
    ...{ id, draft, submission, state, files, queue, offered, problems, charges },
    edit: store.edit,
    offer: setOffered,
    fill(found) {
      // As it is now: a package takes a while to open.
      const { patch, left } = fillDraft(store.view().draft.mine, found);
      store.edit(patch);
      setOffered(left);
    },
    dropOffer: (field) => setOffered(offered && { ...offered, [field]: undefined }),
    problemOf: (field) =>
      seen(field) ? problems.find((problem) => problem.field === field)?.message : undefined,
  };
  const next = steps[steps.indexOf(step) + 1];
  const before = steps[steps.indexOf(step) - 1];
  const setOut = () => {
    isGoing.current = true;
  };
  const goTo = (to: string) => {
    setOut();
    navigate(submitPath(id, to), { replace: true, preventScrollReset: true });
    requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'start' });
    });
  };
  const unsendable = [...uploadProblems(uploads), ...problems];
  const missing = [
    ...unsendable,
    ...sending.found.filter(
      ({ field, message }) =>
        !problems.some((known) => known.field === field && known.message === message),
    ),
  ];
  return (
    <WizardContext value={value}>
      <StepList id={id} steps={steps} current={step} done={done} open={open} onGo={setOut} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'baseline',
          mb: 3,
          maxWidth: WIDTH,
        }}
      >
        <Typography
          ref={heading}
          variant="h2"
          tabIndex={-1}
          sx={{ flex: '1 1 auto', outline: 'none', scrollMarginTop: '5rem' }}
        >
          {STEPS[step].label}
        </Typography>
        <SaveStatus view={view} />
      </Box>
      {state !== 'draft' && step !== 'answer' && (
        <Box sx={{ maxWidth: WIDTH }}>
          <AskedFor submission={id} isOpen={state === 'returned_to_author'} />
        </Box>
      )}
      {step === 'review' && (
        <WizardErrorSummary
          id={id}
          draft={draft}
          problems={missing}
          attempt={attempt + sending.refusals}
        />
      )}
      <Box sx={{ maxWidth: WIDTH }} onBlur={() => void store.flush()}>
        <StepBody
          step={step}
          steps={steps}
          sending={sending}
          onSend={() => {
            if (unsendable.length > 0) setAttempt(attempt + 1);
            else sending.send();
          }}
        />
        <Box sx={{ display: 'flex', gap: 2, mt: 4 }}>
          {before && (
            <Button variant="outlined" onClick={() => goTo(before)}>
              {t('authorSubmit.back')}
            </Button>
          )}
          {next && (
            <Button variant="contained" onClick={() => goTo(next)}>
              {t('forms.continue')}
            </Button>
          )}
        </Box>
      </Box>
      {conflict && (
        <SubmissionConflictDialog mine={draft} conflict={conflict} onChoose={store.choose} />
      )}
    </WizardContext>
  );
}
