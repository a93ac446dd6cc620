import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { call } from '../../data/calls.ts';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { useAsyncAction } from '../../signed-in/use-async-action.ts';
import { instant } from '../kit/dates.ts';

interface Report {
  readonly reason: string;
  readonly at: string;
}

/** Why readers have reported a comment, read on request. */
export function ReportReasons({ comment }: { readonly comment: string }) {
  const [reports, setReports] = useState<readonly Report[] | null>(null);
  const reading = useAsyncAction();
  const read = () =>
    reading.run(async () => setReports((await call('commentReports', { comment })).reports));
  if (reports === null) {
    return (
      <>
        <Button size="small" loading={reading.busy} onClick={() => void read()}>
          {t('officeComments.showReports')}
        </Button>
        <ProblemNote>{reading.problem}</ProblemNote>
      </>
    );
  }
  if (reports.length === 0) {
    return <Typography variant="body2">{t('officeComments.noReports')}</Typography>;
  }
  return (
    <ul aria-label={t('officeComments.reports')} style={{ margin: 0, paddingInlineStart: '1.2em' }}>
      {reports.map(({ reason, at }) => (
        <Typography
          key={`${at} ${reason}`}
          component="li"
          variant="body2"
          sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
        >
          {t('officeComments.reportedOn', { date: instant(at), reason })}
        </Typography>
      ))}
    </ul>
  );
}
