import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Asks, Command } from '../../../editing/insert/commands.ts';
import { CommandToolbar } from '../../../editing/toolbar/command-toolbar.tsx';

interface ToolbarProps {
  readonly isDisabled: boolean;
  /** The id of the text area it works on, if any. */
  readonly controls?: string;
  readonly without?: readonly Asks[];
  readonly onCommand: (command: Command) => void;
  readonly children?: ReactNode;
}

/** Like the office's other icon buttons. */
const LOOK = {
  '& .editor-toolbar-toolbar, & .editor-toolbar-group': { display: 'flex', flexWrap: 'wrap' },
  '& .editor-toolbar-group + .editor-toolbar-group': {
    ...{ ml: 0.5, pl: 0.5, borderLeft: 1, borderColor: 'divider' },
  },
  '& .editor-toolbar-button': {
    ...{ display: 'flex', p: 0.75, border: 0, borderRadius: 1, bgcolor: 'transparent' },
    ...{ color: 'text.primary', cursor: 'pointer' },
    '&:hover': { bgcolor: 'action.hover' },
    '&:disabled': { color: 'action.disabled', cursor: 'default', bgcolor: 'transparent' },
  },
  '& .editor-toolbar-button path': {
    ...{ fill: 'none', stroke: 'currentColor', strokeWidth: 1.7 },
    ...{ strokeLinecap: 'round', strokeLinejoin: 'round' },
  },
} as const;

/** The buttons that insert into the text, and others beside them. */
export const Toolbar = ({ children, ...commands }: ToolbarProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap', ...LOOK }}>
    <CommandToolbar {...commands} />
    {children}
  </Box>
);
