import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FoundDoi } from '@quire/model/entities/reference-search';
import { t } from '@quire/model/messages/t';
import { useEffect, useState } from 'react';
import { type CallRequest, call } from '../../../data/calls.ts';
import { useAsyncAction } from '../../../signed-in/use-async-action.ts';

type Verdict = NonNullable<CallRequest<'foundReferences'>['judged']>['verdict'];

interface FoundDoisProps {
  readonly article: string;
  readonly isReadOnly: boolean;
}

/** What was found for the references, to be confirmed or removed. Nothing where nothing was found. */
export function FoundDois({ article, isReadOnly }: FoundDoisProps) {
  const [found, setFound] = useState<readonly FoundDoi[]>([]);
  const { run, busy, problem } = useAsyncAction();
  useEffect(() => {
    void run(async () => setFound((await call('foundReferences', { article })).found));
  }, [article, run]);
  const judge = (doi: string, verdict: Verdict) =>
    void run(async () => {
      const judged = { doi, verdict };
      setFound((await call('foundReferences', { article, judged })).found);
    });
  if (found.length === 0) return problem ? <Alert severity="error">{problem}</Alert> : null;
  return (
    <section>
      <Typography variant="subtitle2" component="h3">
        {t('officeEditor.foundDois')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t('officeEditor.foundDoisHint')}
      </Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
      <Stack component="ul" spacing={1.5} sx={{ pl: 0, listStyle: 'none' }}>
        {found.map(({ doi, title, author, year, isConfirmed }) => (
          <li key={`${doi} ${title}`}>
            <Typography variant="body2">
              {t('officeEditor.foundDoiOf', { author, year })} <bdi>{title}</bdi>
            </Typography>
            <Link href={`https://doi.org/${encodeURI(doi)}`} target="_blank" rel="noopener">
              <bdi dir="ltr">{doi}</bdi>
            </Link>{' '}
            {isConfirmed ? (
              <Chip size="small" color="success" label={t('officeEditor.foundDoiConfirmed')} />
            ) : (
              <Button
                size="small"
                disabled={busy || isReadOnly}
                onClick={() => judge(doi, 'confirm')}
              >
                {t('officeEditor.foundDoiConfirm')}
              </Button>
            )}
            <Button
              size="small"
              color="error"
              disabled={busy || isReadOnly}
              onClick={() => judge(doi, 'remove')}
            >
              {t('officeEditor.foundDoiRemove')}
            </Button>
          </li>
        ))}
      </Stack>
    </section>
  );
}
