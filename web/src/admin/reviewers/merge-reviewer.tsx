import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { REVIEWERS_LIST } from '@quire/model/lists/people-lists';
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
  if (!keep) return <Typography color="text.secondary">Save this record first.</Typography>;
  async function merge() {
    if (!keep || !chosen) return;
    const { reviews } = await call('mergeReviewers', { keep, merge: chosen.id });
    setChosen(null);
    tell(
      reviews === 0
        ? 'Records merged.'
        : `Records merged: ${reviews === 1 ? 'one review' : `${reviews} reviews`} moved here.`,
    );
  }
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={1.5}
      sx={{ alignItems: { sm: 'center' } }}
    >
      <Stack sx={{ flexGrow: 1, maxWidth: 480 }}>
        <RecordPicker
          label="Other record"
          find={find}
          nameOf={nameOf}
          chosen={chosen}
          onChoose={setChosen}
        />
      </Stack>
      <Button variant="outlined" disabled={!chosen} onClick={() => setAsked(true)}>
        Merge into this one
      </Button>
      <ConfirmDialog
        open={isAsked && chosen !== null}
        title="Merge these records?"
        does="Merge"
        danger
        onConfirm={merge}
        onClose={() => setAsked(false)}
      >
        <Typography gutterBottom>
          {chosen && nameOf(chosen)} is moved to the bin. Its reviews, counts, expertise, journals,
          notes and absences are moved to this record; existing details of this record are kept. You
          can merge records only if both belong to your journals alone; otherwise, ask an admin.
        </Typography>
        <Typography>
          Links in mails continue to work. Restoring the other record does not move its reviews
          back; the audit log lists them.
        </Typography>
      </ConfirmDialog>
    </Stack>
  );
}
