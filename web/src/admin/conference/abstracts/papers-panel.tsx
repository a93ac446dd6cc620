import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { CallError } from '../../../data/call-error.ts';
import { call } from '../../../data/calls.ts';
import { messageOf } from '../../../signed-in/message-of.ts';
import { useAsyncAction } from '../../../signed-in/use-async-action.ts';
import { tell } from '../../kit/notices.ts';

/** Where the papers go: an issue of a journal, as `CES 2027-1`, or a book, by its key. */
export type PapersPlace = { readonly issue: string } | { readonly book: string };

interface PapersPanelProps {
  readonly conference: string;
  /** Null: the conference has no proceedings yet. */
  readonly place: PapersPlace | null;
}

function resultOf(place: PapersPlace, drafted: number, present: number): string {
  if (drafted + present === 0) return t('officeConference.noneAcceptedYet');
  const count = drafted;
  if ('book' in place) {
    return present === 0
      ? t('officeConference.chaptersCreated', { count })
      : t('officeConference.chaptersCreatedSomeExisted', { count, present });
  }
  return present === 0
    ? t('officeConference.draftsCreated', { count })
    : t('officeConference.draftsCreatedSomeExisted', { count, present });
}

/** What is wrong with the proceedings, where that is why. */
const whyNot = (error: unknown): string =>
  (error instanceof CallError && error.problems[0]?.message) || messageOf(error);

/** Accepted abstracts become drafts of articles in the proceedings, or chapters where these are a book. */
export function PapersPanel({ conference, place }: PapersPanelProps) {
  const drafting = useAsyncAction({ inWords: whyNot });
  const [looked, setLooked] = useState(0);
  if (!place) return <Typography>{t('officeConference.noProceedings')}</Typography>;
  const draft = () =>
    drafting.run(async () => {
      let [drafted, present] = [0, 0];
      let after: string | undefined;
      do {
        const part = await call('draftPapers', { conference, ...(after && { after }) });
        drafted += part.drafted;
        present += part.present;
        after = part.next;
        setLooked(drafted + present);
      } while (after);
      tell(resultOf(place, drafted, present));
    });
  return (
    <>
      <Typography sx={{ mb: 1 }}>
        {'book' in place
          ? t('officeConference.createChaptersHint', { book: place.book })
          : t('officeConference.createDraftsHint', { issue: place.issue })}
      </Typography>
      <Button variant="outlined" loading={drafting.busy} onClick={() => void draft()}>
        {'book' in place
          ? t('officeConference.createChapters')
          : t('officeConference.createDrafts')}
      </Button>
      {drafting.busy && (
        <Typography role="status" color="text.secondary" sx={{ mt: 1 }}>
          {t('officeConference.draftsDone', { count: looked })}
        </Typography>
      )}
      {drafting.problem && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {drafting.problem}
        </Alert>
      )}
    </>
  );
}
