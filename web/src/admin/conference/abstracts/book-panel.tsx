import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { contentMediaPath } from '@quire/model/paths';
import { call } from '../../../data/calls.ts';
import { rich } from '../../../messages/rich.ts';
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
      tell(t('officeConference.bookRequested'));
      await reload();
    });
  return (
    <>
      <Typography sx={{ mb: 1 }}>
        {file
          ? rich('officeConference.bookPublished', {
              link: (words) => (
                <Link href={contentMediaPath('conferences', conference, file.name)}>{words}</Link>
              ),
              date: day(file.published),
              count: file.abstracts,
            })
          : t('officeConference.bookHint')}
        {book && ' '}
        {book && t('officeConference.bookLastRequested', { date: instant(book.askedAt) })}
      </Typography>
      <Button variant="outlined" loading={asking.busy} onClick={() => void ask()}>
        {file ? t('officeConference.recreateBook') : t('officeConference.createBook')}
      </Button>
      {asking.problem && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {asking.problem}
        </Alert>
      )}
    </>
  );
}
