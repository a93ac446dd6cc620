import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';

/** Names and values, without the empty ones. */
export function NamedFacts({
  facts,
}: {
  readonly facts: readonly (readonly [string, ReactNode])[];
}) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'max-content minmax(0, 1fr)' },
        columnGap: 3,
        rowGap: 0.5,
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
      }}
    >
      {facts.map(
        ([label, said]) =>
          said && (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{said}</dd>
            </Fragment>
          ),
      )}
    </Box>
  );
}
