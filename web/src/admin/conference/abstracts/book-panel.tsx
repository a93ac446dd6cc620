import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { contentMediaPath } from '@quire/model/paths';
import { call } from '../../../data/calls.ts';
import { useAsyncAction } from '../../../signed-in/use-async-action.ts';
import { day, instant } from '../../kit/dates.ts';
import { tell } from '../../kit/notices.ts';
import type { ConferenceAbstracts } from './use-abstracts.ts';

interface BookPanelProps {
  readonly conference: string;
  readonly book: ConferenceAbstracts['book'];
  readonly reload: () => Promise<void>;
}

/** The book of abstracts, created on request from the abstracts accepted at that time. */
export function BookPanel({ conference, book, reload }: BookPanelProps) {
  const asking = useAsyncAction();
  const file = book?.file;
  const ask = () =>
    asking.run(async () => {
      await call('publishAbstractBook', { conference });
      tell('The book of abstracts will be ready within a few minutes.');
      await reload();
    });
  return (
    <>
      <Typography sx={{ mb: 1 }}>
        {file ? (
          <>
            <Link href={contentMediaPath('conferences', conference, file.name)}>Open PDF</Link> of{' '}
            {day(file.published)} with {file.abstracts}{' '}
            {file.abstracts === 1 ? 'abstract' : 'abstracts'}. Readers find it on the conference’s
            page.
          </>
        ) : (
          'A PDF of all accepted abstracts, in the order of the programme, for the conference’s page.'
        )}
        {book && ` Last requested: ${instant(book.askedAt)}.`}
      </Typography>
      <Button variant="outlined" loading={asking.busy} onClick={() => void ask()}>
        {file ? 'Recreate the book of abstracts' : 'Create the book of abstracts'}
      </Button>
      {asking.problem && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {asking.problem}
        </Alert>
      )}
    </>
  );
}
