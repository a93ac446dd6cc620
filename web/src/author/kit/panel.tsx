import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  readonly title: string;
  readonly children: ReactNode;
  /** What asks something of the reader stands out. */
  readonly isUrgent?: boolean;
}

/** A titled part of a page. */
export function Panel({ title, children, isUrgent = false }: PanelProps) {
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{
        p: { xs: 2, sm: 3 },
        mb: 3,
        ...(isUrgent && { borderInlineStart: '3px solid var(--accent)' }),
      }}
    >
      <Typography id={id} variant="h2" sx={{ fontSize: '1.3rem', mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}
