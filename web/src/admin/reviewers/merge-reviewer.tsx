import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { REVIEWERS_LIST } from '@quire/model/lists/people-lists';
import { t } from '@quire/model/messages/t';
import { useCallback, useState } from 'react';
import { call } from '../../data/calls.ts';
import type { Row } from '../../data/live/office/list-request.ts';
import { scopeOf } from '../../data/live/office/press-scope.ts';
import { findRecords } from '../../data/live/people/find-records.ts';
import type { Person } from '../../session/use-person.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { tell } from '../kit/notices.ts';
import { RecordPicker } from '../kit/record-picker.tsx';
import { type ListedReviewer, readReviewer } from './reviewer-list.tsx';
import { useRecordId } from './use-record-id.ts';

const nameOf = ({ record, id }: Row<ListedReviewer>) =>
  record ? `${record.given} ${record.family}, ${record.email}` : id;

/** Merges another record of the same person into this one. */
export function MergeReviewer({ person }: { readonly person: Person }) {
  const keep = useRecordId();
  const [chosen, setChosen] = useState<Row<ListedReviewer> | null>(null);
  const [isAsked, setAsked] = useState(false);
  const { claims } = person;
  const find = useCallback(
    async (typed: string) => {
      const scope = scopeOf(claims, 'reviewer.edit');
      const found = await findRecords(REVIEWERS_LIST, scope, typed, readReviewer);
      return found.filter(({ id }) => id !== keep);
    },
    [claims, keep],
  );
  if (!keep)
    return <Typography color="text.secondary">{t('officeReviewers.saveFirst')}</Typography>;
  async function merge() {
    if (!keep || !chosen) return;
    const { reviews } = await call('mergeReviewers', { keep, merge: chosen.id });
    setChosen(null);
    tell(t('officeReviewers.recordsMerged', { reviews }));
  }
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={1.5}
      sx={{ alignItems: { sm: 'center' } }}
    >
      <Stack sx={{ flexGrow: 1, maxWidth: 480 }}>
        <RecordPicker
          label={t('officeReviewers.otherRecord')}
          find={find}
          nameOf={nameOf}
          chosen={chosen}
          onChoose={setChosen}
        />
      </Stack>
      <Button variant="outlined" disabled={!chosen} onClick={() => setAsked(true)}>
        {t('officeReviewers.mergeIntoThis')}
      </Button>
      <ConfirmDialog
        open={isAsked && chosen !== null}
        title={t('officeReviewers.mergeAsk')}
        does={t('officeReviewers.merge')}
        danger
        onConfirm={merge}
        onClose={() => setAsked(false)}
      >
        <Typography gutterBottom>
          {chosen && t('officeReviewers.mergeExplained', { reviewer: nameOf(chosen) })}
        </Typography>
        <Typography>{t('officeReviewers.mergeNote')}</Typography>
      </ConfirmDialog>
    </Stack>
  );
}
