import Box from '@mui/material/Box';
import { dueLabel } from '../../kit/labels/days.ts';

/** Until when something has to be done; what is late says so in words and colour. */
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
