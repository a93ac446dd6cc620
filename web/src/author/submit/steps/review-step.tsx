import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ARTICLE_TYPES } from '@quire/model/article-types';
import { DRAFT_FIELDS } from '@quire/model/entities/submission';
import { FILE_KINDS } from '@quire/model/entities/submission-file';
import { t } from '@quire/model/messages/t';
import { submitPath } from '@quire/model/paths';
import { Link as RouterLink } from 'react-router';
import { useJournal } from '../../../data/live/journals.ts';
import { MarkdownText } from '../../../markdown-text/markdown-text.tsx';
import { TranslatedDescriptions } from '../../../markdown-text/translated-descriptions.tsx';
import { ProblemNote } from '../../../signed-in/problem-note.tsx';
import { WrittenText } from '../../../signed-in/written-text.tsx';
import { useWizard } from '../context/wizard-context.ts';
import { ManuscriptProof } from '../proof/manuscript-proof.tsx';
import { FIELD_LABELS, fieldValueLabel } from '../step-table/field-labels.ts';
import { STEPS, type StepKey, stepOfField } from '../step-table/steps.ts';
import { ChargeQuote } from './charge-quote.tsx';

/** What is shown as it will be read: letters, and texts with formulas. */
const MARKDOWN: ReadonlySet<string> = new Set([
  ...['title', 'abstract', 'plainSummary', 'coverLetter', 'responseLetter'],
]);

interface ReviewStepProps {
  readonly steps: readonly StepKey[];
  readonly busy: boolean;
  readonly problem: string | null;
  readonly sendLabel: string;
  readonly onSend: () => void;
}

/** Everything once more, as it will be sent. */
export function ReviewStep({ steps, busy, problem, sendLabel, onSend }: ReviewStepProps) {
  const { id, draft, files } = useWizard();
  const journal = useJournal(draft.journal)?.journal;
  const current = files.records.filter(({ retired }) => !retired);
  const words = (field: (typeof DRAFT_FIELDS)[number]) => {
    if (field === 'journal') return journal?.fullname ?? draft.journal;
    if (field === 'articleType') return draft.articleType ? ARTICLE_TYPES[draft.articleType] : '';
    // What is not so needs no line.
    if (field === 'isAgent' && !draft.isAgent) return '';
    // They are shown below the other lines.
    if (field === 'translations') return '';
    return fieldValueLabel(draft, field);
  };
  const filesInWords = current
    .map(({ name, kind }) => t('authorSubmit.fileOfKind', { name, kind: FILE_KINDS[kind].label }))
    .join('\n');
  const linesOf = (step: StepKey) =>
    [
      ...(step === 'files'
        ? [{ label: t('authorSubmit.files'), text: filesInWords, isMarkdown: false }]
        : []),
      ...DRAFT_FIELDS.filter((field) => stepOfField(field) === step).map((field) => ({
        label: FIELD_LABELS[field],
        text: words(field),
        isMarkdown: MARKDOWN.has(field),
      })),
    ].filter(({ text }) => text);
  return (
    <>
      {steps
        .filter((step) => step !== 'review')
        .map((step) => (
          <Box key={step} component="section" sx={{ mb: 3 }}>
            <Box sx={{ display: 'flex', gap: 2, alignItems: 'baseline' }}>
              <Typography variant="h3">{STEPS[step].label}</Typography>
              <Link
                component={RouterLink}
                to={submitPath(id, step)}
                replace
                aria-label={t('authorSubmit.changeStep', { step: STEPS[step].label })}
              >
                {t('authorSubmit.change')}
              </Link>
            </Box>
            <Lines lines={linesOf(step)} />
            {step === 'text' && <TranslatedDescriptions translations={draft.translations} isOpen />}
          </Box>
        ))}
      <ManuscriptProof />
      {journal && (
        <Box component="section" sx={{ mb: 3 }}>
          <Typography variant="h3" sx={{ mb: 1 }}>
            {t('authorSubmit.publicationFee')}
          </Typography>
          <ChargeQuote journal={journal} articleType={draft.articleType} />
        </Box>
      )}
      <Button variant="contained" size="large" aria-disabled={busy} onClick={onSend}>
        {busy ? t('authorSubmit.sending') : sendLabel}
      </Button>
      <ProblemNote>{problem}</ProblemNote>
    </>
  );
}

interface LinesProps {
  readonly lines: readonly {
    readonly label: string;
    readonly text: string;
    /** Written in Markdown to an editor or reviewers. */
    readonly isMarkdown: boolean;
  }[];
}

/** The names of fields and what was written into them. */
function Lines({ lines }: LinesProps) {
  if (lines.length === 0)
    return (
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t('authorSubmit.empty')}</Typography>
    );
  return (
    <Box component="dl" sx={{ m: 0, mt: 1 }}>
      {lines.map(({ label, text, isMarkdown }) => (
        <Box
          key={label}
          sx={{ display: 'grid', gridTemplateColumns: { sm: '12rem 1fr' }, columnGap: 2, mb: 1 }}
        >
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
            {isMarkdown ? <MarkdownText text={text} /> : <WrittenText text={text} />}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
