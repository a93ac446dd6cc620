import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { Link } from 'react-router';
import type { ListState } from './list-address.ts';
import type { ListDescription } from './list-description.ts';

interface NothingHereProps {
  readonly list: Pick<ListDescription<never>, 'empty' | 'newLabel' | 'newPath'>;
  readonly state: ListState;
  /** Where unsearched records begin. */
  readonly after: ListState['after'];
  readonly onChange: (change: Partial<ListState>) => void;
}

/** Shown instead of rows, with the next step. */
export function NothingHere({ list, state, after, onChange }: NothingHereProps) {
  const isNarrowed = state.q !== '' || Object.keys(state.filters).length > 0;
  const isLater = state.after !== null || state.before !== null;
  const first = { after: null, before: null };
  return (
    <Box sx={{ py: 5, px: 2, textAlign: 'center' }}>
      {after ? (
        <Line text={t('officeList.noMatchSoFar')}>
          <Button variant="contained" onClick={() => onChange({ after, before: null })}>
            {t('officeList.searchMore')}
          </Button>
        </Line>
      ) : isLater ? (
        <Line
          text={isNarrowed ? t('officeList.noFurtherMatch') : t('officeList.nothingLeftOnPage')}
        >
          <Button onClick={() => onChange(first)}>{t('officeList.goToFirstPage')}</Button>
        </Line>
      ) : isNarrowed ? (
        <Line text={t('officeList.noMatch')}>
          <Button onClick={() => onChange({ q: '', filters: {} })}>
            {t('officeList.showAll')}
          </Button>
        </Line>
      ) : state.bin ? (
        <Line text={t('officeList.binEmpty')} />
      ) : (
        <Line text={list.empty}>
          {list.newPath && (
            <Button variant="contained" component={Link} to={list.newPath}>
              {list.newLabel}
            </Button>
          )}
        </Line>
      )}
    </Box>
  );
}

function Line({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {text}
      </Typography>
      {children}
    </>
  );
}
