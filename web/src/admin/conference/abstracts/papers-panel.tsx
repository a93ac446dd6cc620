import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { call } from '../../../data/calls.ts';
import { useAsyncAction } from '../../../signed-in/use-async-action.ts';
import { tell } from '../../kit/notices.ts';

interface PapersPanelProps {
  readonly conference: string;
  /** The issue that receives the drafts: `CES 2027-1`. */
  readonly issue: string;
}

/** Accepted abstracts become drafts of articles in the proceedings. */
export function PapersPanel({ conference, issue }: PapersPanelProps) {
  const drafting = useAsyncAction();
  const [looked, setLooked] = useState(0);
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
      tell(
        drafted + present === 0
          ? t('officeConference.noneAcceptedYet')
          : present === 0
            ? t('officeConference.draftsCreated', { count: drafted })
            : t('officeConference.draftsCreatedSomeExisted', { count: drafted, present }),
      );
    });
  return (
    <>
      <Typography sx={{ mb: 1 }}>{t('officeConference.createDraftsHint', { issue })}</Typography>
      <Button variant="outlined" loading={drafting.busy} onClick={() => void draft()}>
        {t('officeConference.createDrafts')}
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
