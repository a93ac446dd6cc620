import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { t } from '@quire/model/messages/t';
import type { ReactNode } from 'react';

/** A panel beside the text, or instead of it on a phone. */
export interface Side {
  readonly name: string;
  readonly label: string;
  readonly count?: number;
  readonly show: () => ReactNode;
  /** Whether it has no padding and stays mounted, as the preview does. */
  readonly isBare?: boolean;
}

interface WorkspaceProps {
  readonly text: ReactNode;
  readonly sides: readonly Side[];
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

/** The label of the tab that shows the text, if there is no room for both. */
export const TEXT_SIDE = 'text';
/** Only the text, even if there is room for both. */
const ALONE = 'alone';

export const useRoomForBoth = () => useMediaQuery('(min-width: 900px)');

const label = ({ label: words, count = 0 }: Side) =>
  count > 0 ? t('officeEditor.sideWithCount', { label: words, count }) : words;

/** The text and its panels: side by side, or one at a time. */
export function Workspace({ text, sides, chosen, onChoose }: WorkspaceProps) {
  const both = useRoomForBoth();
  const isAlone = chosen === ALONE;
  const current = both && chosen === TEXT_SIDE ? (sides[0]?.name ?? '') : chosen;
  const showsText = both || chosen === TEXT_SIDE || isAlone;
  const value = !both && isAlone ? TEXT_SIDE : current;
  return (
    <Box
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'background.paper',
        height: { xs: 'calc(100dvh - 7rem)', md: 'calc(100dvh - 6rem)' },
        minHeight: 380,
        display: 'grid',
        gridTemplateRows: 'auto minmax(0, 1fr)',
        gridTemplateColumns: both && !isAlone ? 'minmax(0, 1fr) minmax(0, 1fr)' : 'minmax(0, 1fr)',
      }}
    >
      <Tabs
        value={value}
        onChange={(_, name: string) => onChoose(name)}
        variant="scrollable"
        scrollButtons="auto"
        aria-label={t('officeEditor.views')}
        sx={{
          gridColumn: '1 / -1',
          borderBottom: 1,
          borderColor: 'divider',
          minHeight: 40,
          '& .MuiTab-root': { minHeight: 40, minWidth: 0, px: 1.75 },
        }}
      >
        {both ? (
          <Tab value={ALONE} label={t('officeEditor.textOnly')} {...wired(ALONE)} />
        ) : (
          <Tab value={TEXT_SIDE} label={t('officeEditor.textTab')} {...wired(TEXT_SIDE)} />
        )}
        {sides.map((side) => (
          <Tab key={side.name} value={side.name} label={label(side)} {...wired(side.name)} />
        ))}
      </Tabs>
      <Box
        role={both && !isAlone ? undefined : 'tabpanel'}
        id={panelId(both ? ALONE : TEXT_SIDE)}
        aria-labelledby={both && !isAlone ? undefined : tabId(both ? ALONE : TEXT_SIDE)}
        hidden={!showsText}
        sx={{ minHeight: 0, minWidth: 0, display: showsText ? 'block' : 'none' }}
      >
        {text}
      </Box>
      {sides.map((side) => {
        const isShown = side.name === value;
        // The preview stays mounted, so that it need not be rendered again.
        if (!isShown && !side.isBare) return null;
        return (
          <Box
            key={side.name}
            role="tabpanel"
            id={panelId(side.name)}
            aria-labelledby={tabId(side.name)}
            hidden={!isShown}
            tabIndex={side.isBare ? -1 : 0}
            sx={{
              display: isShown ? 'block' : 'none',
              minHeight: 0,
              minWidth: 0,
              overflow: 'auto',
              borderLeft: both ? 1 : 0,
              borderColor: 'divider',
              p: side.isBare ? 0 : 2,
            }}
          >
            {side.show()}
          </Box>
        );
      })}
    </Box>
  );
}

const tabId = (name: string) => `editor-tab-${name}`;
const panelId = (name: string) => `editor-panel-${name}`;
const wired = (name: string) => ({ id: tabId(name), 'aria-controls': panelId(name) });
