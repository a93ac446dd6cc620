import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { isComparing, type Similarity } from '@quire/model/entities/similarity';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { call } from '../../../../data/calls.ts';
import { ProblemNote } from '../../../../signed-in/problem-note.tsx';
import { tell } from '../../../kit/notices.ts';
import { useAttempt } from '../work/use-attempt.ts';

interface SimilarityActionsProps {
  readonly submission: string;
  readonly similarity: Similarity | null;
}

/**
 * Starts a comparison, and opens the service's report. The report's address is valid for minutes only, so it is
 * requested when needed.
 */
export function SimilarityActions({ submission, similarity }: SimilarityActionsProps) {
  const asking = useAttempt();
  const [report, setReport] = useState<string | null>(null);
  const isUnderWay = similarity !== null && isComparing(similarity);
  return (
    <Box sx={{ mt: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button
          variant="outlined"
          size="small"
          loading={asking.busy}
          disabled={isUnderWay}
          onClick={() =>
            void asking.run(async () => {
              await call('startSimilarity', { submission });
              setReport(null);
              tell(t('officeChecks.similarityStarted'));
            })
          }
        >
          {similarity ? t('officeChecks.checkSimilarityAgain') : t('officeChecks.checkSimilarity')}
        </Button>
        {similarity?.state === 'done' && !report && (
          <Button
            size="small"
            loading={asking.busy}
            onClick={() =>
              void asking.run(async () => {
                setReport((await call('similarityReport', { submission })).url);
              })
            }
          >
            {t('officeChecks.showReport')}
          </Button>
        )}
        {report && (
          <Link href={report} target="_blank" rel="noopener noreferrer">
            {t('officeChecks.openReport')}
          </Link>
        )}
      </Box>
      <ProblemNote>{asking.problem}</ProblemNote>
    </Box>
  );
}
