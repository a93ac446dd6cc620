import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import { Fragment, type KeyboardEvent, memo, type ReactNode, useState } from 'react';
import { COMMANDS, type Command, shortcutOf } from '../../editing/insert/commands.ts';
import { isMac } from '../kit/is-mac.ts';

interface ToolbarProps {
  readonly isDisabled: boolean;
  readonly onCommand: (command: Command) => void;
  readonly children?: ReactNode;
}

const ALL = COMMANDS.flat();

/** What is put into the text. One stop for the Tab key; the arrows go from button to button. */
export const Toolbar = memo(function Toolbar({ isDisabled, onCommand, children }: ToolbarProps) {
  const [at, setAt] = useState(0);

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: ALL.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + ALL.length) % ALL.length;
    setAt(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <Box
        role="toolbar"
        aria-label="Put into the text"
        onKeyDown={move}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}
      >
        {COMMANDS.map((group, place) => (
          <Fragment key={group[0]?.name}>
            {place > 0 && <Divider orientation="vertical" flexItem sx={{ mx: 0.5, my: 1 }} />}
            {group.map((command) => {
              const index = ALL.indexOf(command);
              const { aria, shown } = shortcutOf(command, isMac());
              return (
                <IconButton
                  key={command.name}
                  disabled={isDisabled}
                  aria-label={command.name}
                  aria-keyshortcuts={aria}
                  title={`${command.name} (${shown})`}
                  aria-haspopup={typeof command.does === 'string' ? 'dialog' : undefined}
                  tabIndex={index === at ? 0 : -1}
                  onFocus={() => setAt(index)}
                  onClick={() => onCommand(command)}
                  sx={{ color: 'text.primary', borderRadius: 1, p: 0.75 }}
                >
                  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                    <path
                      d={command.icon}
                      fill="none"
                      stroke="currentColor"
                      strokeWidth="1.7"
                      strokeLinecap="round"
                      strokeLinejoin="round"
                    />
                  </svg>
                </IconButton>
              );
            })}
          </Fragment>
        ))}
      </Box>
      {children}
    </Box>
  );
});
