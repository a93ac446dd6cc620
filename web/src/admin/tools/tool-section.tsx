import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface ToolSectionProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** One tool: what it is for, and what it is asked. */
export function ToolSection({ title, text, children }: ToolSectionProps) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2 }}>
      <Typography variant="h2" id={id} gutterBottom>
        {title}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2, maxWidth: '70ch' }}>
        {text}
      </Typography>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        {children}
      </Stack>
    </Paper>
  );
}
