import Box from '@mui/material/Box';
import { dueLabel } from '../../kit/labels/days.ts';

/** The day by which something has to be done; overdue is shown in words and colour. */
export function Due({ due, now }: { readonly due: string | undefined; readonly now: string }) {
  const said = dueLabel(due, now);
  if (!said) return <>–</>;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        ...(said.isLate && { color: 'error.main', fontWeight: 600 }),
      }}
    >
      {said.text}
    </Box>
  );
}
