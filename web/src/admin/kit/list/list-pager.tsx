import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { formatNumber } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import type { RecordPage } from '../../../data/live/office/use-record-list.ts';
import { type ListState, PAGE_SIZES } from './list-address.ts';

interface ListPagerProps {
  readonly page: Pick<RecordPage<unknown>, 'after' | 'before' | 'rows' | 'isPartial'>;
  readonly state: ListState;
  readonly onChange: (change: Partial<ListState>) => void;
}

/** Links to the other pages, and the page size. */
export function ListPager({ page, state, onChange }: ListPagerProps) {
  const { after, before, rows, isPartial } = page;
  const isPaged = state.after !== null || state.before !== null;
  // A list that fits on one page needs no pager.
  const isAll = !isPaged && !after && !before && rows.length <= Math.min(...PAGE_SIZES);
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography variant="body2" color="text.secondary" role="status" sx={{ flexGrow: 1 }}>
        {isPartial
          ? t('officeList.shownFromDevice', { count: rows.length })
          : after
            ? t('officeList.shownMoreFollow', { count: rows.length })
            : isPaged
              ? t('officeList.shownEndOfList', { count: rows.length })
              : t('officeList.shown', { count: rows.length })}
      </Typography>
      {!isAll && (
        <>
          <TextField
            select
            label={t('officeList.rowsPerPage')}
            value={state.size}
            onChange={(event) => onChange({ size: Number(event.target.value) })}
            sx={{ width: 110 }}
          >
            {PAGE_SIZES.map((size) => (
              <MenuItem key={size} value={size}>
                {formatNumber(size)}
              </MenuItem>
            ))}
          </TextField>
          {isPaged && (
            <Button onClick={() => onChange({ after: null, before: null })}>
              {t('officeList.firstPage')}
            </Button>
          )}
          <Button disabled={!before} onClick={() => onChange({ before, after: null })}>
            {t('officeList.previousPage')}
          </Button>
          <Button disabled={!after} onClick={() => onChange({ after, before: null })}>
            {t('officeList.nextPage')}
          </Button>
        </>
      )}
    </Stack>
  );
}
