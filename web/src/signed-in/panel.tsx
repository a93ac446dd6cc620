import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  readonly title: ReactNode;
  /** By which an address leads to it. */
  readonly anchor?: string;
  readonly children: ReactNode;
  /** Highlights a panel that requires action. */
  readonly isUrgent?: boolean;
  /** Smaller spacing, as in the office. */
  readonly isDense?: boolean;
}

const ROOMY = { p: { xs: 2, sm: 3 }, mb: 3 } as const;

/** A titled part of a page. */
export function Panel({ title, anchor, children, isUrgent = false, isDense = false }: PanelProps) {
  const id = useId();
  return (
    <Paper
      component="section"
      id={anchor}
      variant="outlined"
      aria-labelledby={id}
      sx={{
        ...(isDense ? { p: 2, minWidth: 0 } : ROOMY),
        ...(isUrgent && { borderInlineStart: '3px solid var(--accent)' }),
      }}
    >
      <Typography id={id} variant="h2" sx={isDense ? { mb: 1 } : { fontSize: '1.3rem', mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}
