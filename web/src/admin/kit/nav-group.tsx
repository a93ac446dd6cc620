import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { type ComponentType, type ReactNode, useId, useState } from 'react';
import { z } from 'zod';
import { storedValue } from '../../drafts/stored-value.ts';
import { FoldIcon } from './icons.tsx';

interface NavGroupProps {
  readonly label: string;
  readonly Icon: ComponentType<SvgIconProps>;
  /** Whether it contains the current page; then it stays open. */
  readonly isHere: boolean;
  readonly children: ReactNode;
}

/** The groups that are folded on this device. */
const stored = storedValue('quire:office:folded', z.array(z.string()));

/** A group of the menu under a heading that folds it. */
export function NavGroup({ label, Icon, isHere, children }: NavGroupProps) {
  const [isFolded, setFolded] = useState(() => stored.read()?.includes(label) ?? false);
  const id = useId();
  const isOpen = isHere || !isFolded;
  return (
    <Box sx={{ pb: isOpen ? 1 : 0 }}>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={id}
        disabled={isHere}
        onClick={() => {
          setFolded(isOpen);
          const others = (stored.read() ?? []).filter((each) => each !== label);
          stored.write(isOpen ? [...others, label] : others);
        }}
        sx={{
          ...{ display: 'flex', gap: 1, width: '100%', px: 2, pt: 1 },
          ...{ typography: 'overline', lineHeight: 1.8, color: 'text.secondary' },
          '&:focus-visible': { outline: '2px solid', outlineOffset: -2 },
        }}
      >
        <Icon sx={{ fontSize: 17 }} />
        <Box component="span" sx={{ flexGrow: 1, textAlign: 'start' }}>
          {label}
        </Box>
        {!isHere && (
          <FoldIcon fontSize="small" sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)' }} />
        )}
      </ButtonBase>
      <Box id={id} hidden={!isOpen}>
        {children}
      </Box>
    </Box>
  );
}
