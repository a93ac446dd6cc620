import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { Fragment, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { rich } from '../../../../messages/rich.ts';
import { Panel } from '../../../../signed-in/panel.tsx';
import type { Check } from './checks.ts';

const MARKS = {
  fine: { sign: '✓', said: t('officeChecks.fine'), color: 'success.main' },
  look: { sign: '!', said: t('officeChecks.toCheck'), color: 'warning.main' },
  none: { sign: '–', said: t('officeChecks.unknown'), color: 'text.secondary' },
} as const satisfies Readonly<Record<Check['verdict'], object>>;

interface ChecksPanelProps {
  readonly checks: readonly Check[];
  /** The actions offered with the checks. */
  readonly children?: ReactNode;
}

/** The results of the automatic checks. */
export function ChecksPanel({ checks, children }: ChecksPanelProps) {
  return (
    <Panel isDense title={t('officeChecks.checks')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {checks.map(({ label, says, verdict, links = [] }) => {
          const { sign, said, color } = MARKS[verdict];
          return (
            <Box component="li" key={label} sx={{ display: 'flex', gap: 1.25, py: 0.5 }}>
              <Box
                component="span"
                role="img"
                aria-label={said}
                sx={{ color, fontWeight: 700, width: '1ch', flexShrink: 0 }}
              >
                {sign}
              </Box>
              <Typography sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
                {rich('officeChecks.check', {
                  strong: (words) => <strong>{words}</strong>,
                  label,
                  finding: says,
                })}
                {links.map(({ path, text }) => (
                  <Fragment key={path}>
                    {' '}
                    <Link component={RouterLink} to={path}>
                      {text}
                    </Link>
                  </Fragment>
                ))}
              </Typography>
            </Box>
          );
        })}
      </Box>
      {children}
    </Panel>
  );
}
