import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { Fragment } from 'react';
import type { Row } from '../../../data/live/office/list-request.ts';
import { instant } from '../dates.ts';
import type { Column, RowAction } from './list-description.ts';
import { RowMenu } from './row-menu.tsx';
import { rowName } from './row-name.ts';

interface RecordRowProps<T> {
  readonly row: Row<T>;
  readonly columns: readonly Column<T>[];
  readonly actions: readonly RowAction<T>[];
  readonly isSelected: boolean;
  readonly onTurn: (upTo: boolean) => void;
  readonly onAct: (action: RowAction<T>) => void;
}

/** One record as a row, which can be focused with the list's keys. */
export function RecordRow<T>(props: RecordRowProps<T>) {
  const { row, columns, actions, isSelected, onTurn, onAct } = props;
  const { record } = row;
  const name = rowName(columns, row);
  return (
    <TableRow hover tabIndex={-1} selected={isSelected} sx={FOCUS}>
      <TableCell padding="checkbox">
        <Checkbox
          size="small"
          checked={isSelected}
          slotProps={{ input: { 'aria-label': t('officeList.selectRow', { name }) } }}
          onClick={(event) => onTurn(event.shiftKey)}
        />
      </TableCell>
      {record === null ? (
        <TableCell colSpan={columns.length}>
          <Typography variant="body2" color="error">
            {t('officeList.damaged', { id: row.id })}
          </Typography>
        </TableCell>
      ) : (
        columns.map((column, index) => (
          <TableCell
            key={column.key}
            align={column.align ?? 'left'}
            sx={{
              ...cellStyle(index === 0 || column.onPhones === true),
              ...(column.isShort && { whiteSpace: 'nowrap' }),
              // Kept legible beside other columns that were chosen on a phone.
              ...(index === 0 && { minWidth: 140 }),
            }}
          >
            {column.render(record, row)}
            {index === 0 && <FactsBelow columns={columns} record={record} row={row} />}
            {index === 0 && row.deletedAt && (
              <Typography variant="caption" component="p" color="text.secondary">
                {t('officeList.deletedOn', { date: instant(row.deletedAt) })}
              </Typography>
            )}
          </TableCell>
        ))
      )}
      <TableCell padding="none" align="right" sx={{ width: 40 }}>
        <RowMenu row={row} name={name} actions={actions} onAct={onAct} />
      </TableCell>
    </TableRow>
  );
}

interface FactsBelowProps<T> {
  readonly columns: readonly Column<T>[];
  readonly record: T;
  readonly row: Row<T>;
}

/** On a phone a record is a card, with fields that have no column below its name. */
function FactsBelow<T>({ columns, record, row }: FactsBelowProps<T>) {
  const below = columns.filter(({ onPhones }) => onPhones === 'below');
  if (below.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{
        display: { xs: 'grid', sm: 'none' },
        gridTemplateColumns: 'auto 1fr',
        ...{ columnGap: 1.5, rowGap: 0.25, mt: 1, mb: 0.5, whiteSpace: 'normal' },
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0 },
      }}
    >
      {below.map(({ key, label, render }) => (
        <Fragment key={key}>
          <dt>{label}</dt>
          <dd>{render(record, row)}</dd>
        </Fragment>
      ))}
    </Box>
  );
}

const FOCUS = {
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
};

/** On phones there is room for the most important columns. */
export const cellStyle = (isOnPhones: boolean) => ({
  display: isOnPhones ? 'table-cell' : { xs: 'none', sm: 'table-cell' },
});
