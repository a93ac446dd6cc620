import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HTMLAttributes } from 'react';
import { HIDDEN } from '../hidden.ts';
import type { FoundPlace } from './use-found.ts';

interface FindOptionProps {
  readonly option: FoundPlace;
  /** The group's heading, for the first option of a group. */
  readonly heading: string | undefined;
  readonly props: HTMLAttributes<HTMLLIElement>;
}

/** One page or record in the results. */
export function FindOption({ option: { title, detail, group }, heading, props }: FindOptionProps) {
  return (
    <>
      {heading && (
        <Typography
          component="li"
          role="presentation"
          variant="overline"
          color="text.secondary"
          sx={{ display: 'block', px: 2, pt: 0.5, lineHeight: 2 }}
        >
          {heading}
        </Typography>
      )}
      <Box
        component="li"
        {...props}
        key={undefined}
        sx={{
          ...{ px: 2, py: 0.75, cursor: 'pointer' },
          '&.Mui-focused, &:hover': { bgcolor: 'action.selected' },
        }}
      >
        <Typography noWrap component="span" sx={{ display: 'block' }}>
          <Box component="span" sx={HIDDEN}>{`${group}: `}</Box>
          {title}
        </Typography>
        {detail && (
          <Typography
            noWrap
            component="span"
            variant="body2"
            color="text.secondary"
            sx={{ display: 'block' }}
          >
            {detail}
          </Typography>
        )}
      </Box>
    </>
  );
}
