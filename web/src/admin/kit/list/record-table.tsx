import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { t } from '@quire/model/messages/t';
import type { ReactNode, RefObject } from 'react';
import type { Row } from '../../../data/live/office/list-request.ts';
import { HIDDEN } from '../hidden.ts';
import type { ListState } from './list-address.ts';
import type { Column, RowAction } from './list-description.ts';
import { cellStyle, RecordRow } from './record-row.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import type { Selection } from './use-selection.ts';

interface RecordTableProps<T> {
  readonly name: string;
  readonly rows: readonly Row<T>[];
  readonly columns: readonly Column<T>[];
  readonly actions: readonly RowAction<T>[];
  readonly selection: Selection<T>;
  readonly sort: ListState['sort'];
  readonly onSort: (sort: ListState['sort']) => void;
  readonly onAct: (action: RowAction<T>, row: Row<T>) => void;
  readonly loading: boolean;
  /** What is shown instead of rows if there are none. */
  readonly none: ReactNode;
  readonly body: RefObject<HTMLTableSectionElement | null>;
}

/** The records of a page of the list, with sortable headers. */
export function RecordTable<T>(props: RecordTableProps<T>) {
  const { name, rows, columns, actions, selection, sort, loading, none, body } = props;
  const selected = rows.filter(({ id }) => selection.rows.has(id)).length;
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      role="region"
      aria-label={name}
      tabIndex={0}
      // In print, every column has to fit.
      sx={{ '@media print': { overflow: 'visible', '& td, & th': { px: 0.5, fontSize: '8pt' } } }}
    >
      <Table size="small" aria-busy={loading}>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                size="small"
                disabled={rows.length === 0}
                checked={rows.length > 0 && selected === rows.length}
                indeterminate={selected > 0 && selected < rows.length}
                slotProps={{ input: { 'aria-label': t('officeList.selectAllShown') } }}
                onChange={selection.turnAll}
              />
            </TableCell>
            {columns.map((column, index) => (
              <HeadCell
                key={column.key}
                column={column}
                isFirst={index === 0}
                {...{ sort }}
                onSort={props.onSort}
              />
            ))}
            <TableCell padding="none" sx={{ position: 'relative' }}>
              <Box component="span" sx={HIDDEN}>
                {t('office.actions')}
              </Box>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody ref={body}>
          {loading && <TableSkeleton columns={columns.length + 2} />}
          {rows.map((row, index) => (
            <RecordRow
              key={row.id}
              row={row}
              columns={columns}
              actions={actions}
              isSelected={selection.rows.has(row.id)}
              onTurn={(upTo) => selection.turn(index, upTo)}
              onAct={(action) => props.onAct(action, row)}
            />
          ))}
        </TableBody>
      </Table>
      {!loading && rows.length === 0 && none}
    </TableContainer>
  );
}

interface HeadCellProps<T> {
  readonly column: Column<T>;
  readonly isFirst: boolean;
  readonly sort: ListState['sort'];
  readonly onSort: (sort: ListState['sort']) => void;
}

function HeadCell<T>({ column, isFirst, sort, onSort }: HeadCellProps<T>) {
  const { sort: field, label, align = 'left' } = column;
  const isSorted = field !== undefined && field === sort.field;
  const shown = cellStyle(isFirst || column.onPhones === true);
  return (
    <TableCell
      align={align}
      sx={{ ...shown, whiteSpace: 'nowrap' }}
      {...(isSorted && { sortDirection: sort.direction })}
    >
      {field === undefined ? (
        label
      ) : (
        <TableSortLabel
          active={isSorted}
          direction={isSorted ? sort.direction : 'asc'}
          onClick={() =>
            onSort({ field, direction: isSorted && sort.direction === 'asc' ? 'desc' : 'asc' })
          }
        >
          {label}
        </TableSortLabel>
      )}
    </TableCell>
  );
}
