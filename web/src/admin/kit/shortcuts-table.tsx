import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ShortcutGroup } from './shortcuts.ts';

/** The keyboard shortcuts of the office and what they do. */
export function ShortcutsTable({ groups }: { groups: readonly ShortcutGroup[] }) {
  return (
    // Columns, not a grid, so that short groups can be stacked beside a long one.
    <Box sx={{ columnCount: { xs: 1, sm: 2 }, columnGap: 3, mb: -3 }}>
      {groups.map(({ label, shortcuts }) => (
        <Box key={label} sx={{ breakInside: 'avoid', pb: 3 }}>
          <Typography variant="h3" sx={{ mb: 1 }}>
            {label}
          </Typography>
          <Box
            component="dl"
            sx={{
              ...{ display: 'grid', rowGap: 0.75, columnGap: 1.5, m: 0 },
              gridTemplateColumns: 'minmax(4rem, max-content) 1fr',
            }}
          >
            {shortcuts.map(({ keys, does }) => (
              <Box key={keys.join(' ')} sx={{ display: 'contents' }}>
                <dt>
                  {keys.map((key) => (
                    <Box component="kbd" key={key} sx={KEY}>
                      {key}
                    </Box>
                  ))}
                </dt>
                <Typography component="dd" variant="body2" sx={{ m: 0 }}>
                  {does}
                </Typography>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const KEY = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.5,
  px: 0.75,
  py: 0.125,
  mr: 0.5,
  font: 'inherit',
  fontSize: '0.8rem',
  bgcolor: 'background.default',
};
