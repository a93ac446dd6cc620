import Skeleton from '@mui/material/Skeleton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A placeholder while rows are loading. */
export function TableSkeleton({ columns }: { columns: number }) {
  return ROWS.map((row) => (
    <TableRow key={row} aria-hidden>
      <TableCell colSpan={columns}>
        <Skeleton />
      </TableCell>
    </TableRow>
  ));
}
