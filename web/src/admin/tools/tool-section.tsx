import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ToolName } from '@quire/model/office-paths';
import type { ReactNode } from 'react';
import { Panel } from '../../signed-in/panel.tsx';

interface ToolSectionProps {
  readonly name: ToolName;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** One tool: its purpose and its form. */
export function ToolSection({ name, title, text, children }: ToolSectionProps) {
  return (
    <Panel isDense title={title} anchor={name}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2, maxWidth: '70ch' }}>
        {text}
      </Typography>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        {children}
      </Stack>
    </Panel>
  );
}
