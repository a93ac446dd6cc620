import Button from '@mui/material/Button';
import { t } from '@quire/model/messages/t';
import { call } from '../../../../data/calls.ts';
import { ProblemNote } from '../../../../signed-in/problem-note.tsx';
import { tell } from '../../../kit/notices.ts';
import { useAttempt } from '../work/use-attempt.ts';

/** Compares the manuscript again with the current data of the press. */
export function CheckAgain({ submission }: { readonly submission: string }) {
  const checking = useAttempt();
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        sx={{ mt: 1 }}
        loading={checking.busy}
        onClick={() =>
          void checking.run(async () => {
            await call('checkManuscriptAgain', { submission });
            tell(t('officeChecks.checksUpdated'));
          })
        }
      >
        {t('officeChecks.checkAgain')}
      </Button>
      <ProblemNote>{checking.problem}</ProblemNote>
    </>
  );
}
