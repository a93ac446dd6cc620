import Stack from '@mui/material/Stack';
import { ARTICLE_TYPES, type ArticleType } from '@quire/model/article-types';
import { t } from '@quire/model/messages/t';
import { submittedTypes } from '@quire/model/submission/submission-check';
import { useJournal, useJournals } from '../../../data/live/journals.ts';
import { useWizard } from '../context/wizard-context.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { DraftText } from '../fields/draft-text.tsx';
import { FieldHelp } from '../fields/field-help.tsx';
import { FIELD_LABELS } from '../step-table/field-labels.ts';
import { fieldId } from '../step-table/steps.ts';
import { JournalChoiceFacts } from './journal-facts.tsx';
import { openSpecialIssues } from './open-special-issues.ts';

const isType = (key: string): key is ArticleType => key in ARTICLE_TYPES;

/** Which journal, and as what. */
export function JournalStep() {
  const { draft, edit, state, problemOf } = useWizard();
  const journals = useJournals();
  const published = useJournal(draft.journal);
  const isChosen = state !== 'draft';
  const isRevised = state !== 'draft' && state !== 'returned_to_author';
  const open = openSpecialIssues(published?.specialIssues ?? [], new Date().toISOString());
  // While it is revised it stays in its special issue, or leaves it.
  const issues = isRevised ? open.filter(({ key }) => key === draft.specialIssue) : open;
  return (
    <Stack spacing={3}>
      <ChoiceField
        id={fieldId('journal')}
        isRequired
        label={FIELD_LABELS.journal}
        value={draft.journal}
        nothing={journals ? t('authorSubmit.chooseJournal') : t('forms.oneMoment')}
        options={(journals ?? [])
          .filter(({ status }) => status === 'active')
          .map(({ name, fullname }) => ({ key: name, label: fullname }))}
        onChoose={(journal) => edit({ journal, specialIssue: '' })}
        problem={problemOf('journal')}
        isDisabled={isChosen}
        help={
          <FieldHelp
            problem={problemOf('journal')}
            hint={isChosen ? t('authorSubmit.journalFixed') : undefined}
          />
        }
      />
      <ChoiceField
        id={fieldId('articleType')}
        isRequired
        label={FIELD_LABELS.articleType}
        value={draft.articleType}
        nothing={t('authorSubmit.chooseType')}
        options={submittedTypes()}
        onChoose={(key) => edit({ articleType: isType(key) ? key : '' })}
        problem={problemOf('articleType')}
        help={<FieldHelp problem={problemOf('articleType')} />}
      />
      {published && (
        <JournalChoiceFacts journal={published.journal} articleType={draft.articleType} />
      )}
      {(issues.length > 0 || draft.specialIssue) && (
        <ChoiceField
          id={fieldId('specialIssue')}
          label={FIELD_LABELS.specialIssue}
          value={draft.specialIssue}
          nothing={t('authorSubmit.regularIssue')}
          options={issues}
          onChoose={(specialIssue) => edit({ specialIssue })}
        />
      )}
      <DraftText field="previousSubmission" most={40} hint={t('authorSubmit.previousHint')} />
    </Stack>
  );
}
