import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { t } from '@quire/model/messages/t';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../data/calls.ts';
import { useRecord } from '../../data/live/office/use-record.ts';
import { useAsyncAction } from '../../signed-in/use-async-action.ts';
import { tell } from '../kit/notices.ts';

/** Copies the list of papers from the saved issue or book of the proceedings. */
function CollectPapers() {
  const [parameters] = useSearchParams();
  const record = parameters.get('record') ?? 'new';
  const { data, keeping } = useRecord('conferences', record === 'new' ? null : record);
  const collecting = useAsyncAction();
  if (!data?.proceedings) return null;
  const collect = () =>
    collecting.run(async () => {
      const { papers } = await call('collectPapers', {
        ...{ conference: record, base: keeping.revision },
      });
      tell(t('officeConference.papersListed', { count: papers }));
    });
  return (
    <>
      <Button variant="outlined" loading={collecting.busy} onClick={() => void collect()}>
        {t('officeConference.listPapers')}
      </Button>
      {collecting.problem && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {collecting.problem}
        </Alert>
      )}
    </>
  );
}

export const collectBelow = (): ReactNode => <CollectPapers />;
