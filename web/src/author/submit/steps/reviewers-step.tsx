import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SUGGESTED_REVIEWERS_MAX } from '@quire/model/constants';
import type { NamedReviewer } from '@quire/model/entities/submission';
import { t } from '@quire/model/messages/t';
import { useEffect, useState } from 'react';
import { useWizard } from '../context/wizard-context.ts';
import { FIELD_LABELS } from '../step-table/field-labels.ts';
import { fieldId } from '../step-table/steps.ts';
import { ReviewerCard } from './reviewer-card.tsx';

type List = 'suggestedReviewers' | 'opposedReviewers';
const HINTS: Readonly<Record<List, string>> = {
  suggestedReviewers: t('authorSubmit.suggestedHint'),
  opposedReviewers: t('authorSubmit.opposedHint'),
};

function ReviewerList({ list }: { readonly list: List }) {
  const { draft, edit } = useWizard();
  const people = draft[list];
  const [added, setAdded] = useState<number | null>(null);
  useEffect(() => {
    if (added !== null) document.getElementById(fieldId(`${list}.${added}.name`))?.focus();
  }, [added, list]);
  const set = (next: readonly NamedReviewer[]) => edit({ [list]: next });
  return (
    <section aria-labelledby={fieldId(list)}>
      <Typography id={fieldId(list)} variant="h3" tabIndex={-1}>
        {FIELD_LABELS[list]}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{HINTS[list]}</Typography>
      <Stack spacing={2}>
        {people.map((reviewer, place) => (
          <ReviewerCard
            key={reviewer.id}
            field={`${list}.${place}`}
            reviewer={reviewer}
            onChange={(changed) =>
              set(people.map((each) => (each.id === reviewer.id ? changed : each)))
            }
            onRemove={() => {
              set(people.filter(({ id }) => id !== reviewer.id));
              setAdded(null);
            }}
          />
        ))}
        {people.length < SUGGESTED_REVIEWERS_MAX && (
          <Button
            variant="outlined"
            sx={{ alignSelf: 'flex-start' }}
            onClick={() => {
              const id = crypto.randomUUID();
              set([...people, { id, name: '', email: '', affiliation: '', reason: '' }]);
              setAdded(people.length);
            }}
          >
            {list === 'suggestedReviewers'
              ? t('authorSubmit.addSuggestedReviewer')
              : t('authorSubmit.addReviewerToAvoid')}
          </Button>
        )}
      </Stack>
    </section>
  );
}

/** Whom the authors would like to review it, and whom not. Both may be left out. */
export function ReviewersStep() {
  return (
    <Stack spacing={4}>
      <ReviewerList list="suggestedReviewers" />
      <ReviewerList list="opposedReviewers" />
    </Stack>
  );
}
