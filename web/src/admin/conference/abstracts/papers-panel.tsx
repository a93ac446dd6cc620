import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { call } from '../../../data/calls.ts';
import { useAsyncAction } from '../../../signed-in/use-async-action.ts';
import { tell } from '../../kit/notices.ts';

interface PapersPanelProps {
  readonly conference: string;
  /** The issue that receives the drafts: `CES 2027-1`. */
  readonly issue: string;
}

const drafts = (count: number) => (count === 1 ? '1 draft' : `${count} drafts`);

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
      const before = present === 0 ? '' : ` ${drafts(present)} existed already.`;
      tell(
        drafted + present === 0
          ? 'No accepted abstracts yet.'
          : `${drafts(drafted)} created.${before}`,
      );
    });
  return (
    <>
      <Typography sx={{ mb: 1 }}>
        This creates a draft in {issue} for each accepted abstract that has none, with its title,
        authors, dates and abstract. Existing drafts are not changed.
      </Typography>
      <Button variant="outlined" loading={drafting.busy} onClick={() => void draft()}>
        Create drafts
      </Button>
      {drafting.busy && (
        <Typography role="status" color="text.secondary" sx={{ mt: 1 }}>
          {looked} done…
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
