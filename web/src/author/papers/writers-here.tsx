import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { rich } from '../../messages/rich.ts';
import { type OpenPaper, useWritersHere } from './open-paper.ts';

/** The other writers who are in the paper now, each with the colour of their caret. */
export function WritersHere({ paper }: { readonly paper: OpenPaper }) {
  const writers = useWritersHere(paper);
  if (writers.length === 0) return null;
  return (
    <Typography
      component="p"
      variant="body2"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}
    >
      {rich('authorPapers.alsoWriting', {
        writers: writers.map(({ uid, name, color }) => (
          <Box
            component="span"
            key={uid}
            sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center' }}
          >
            <Box
              component="span"
              aria-hidden
              sx={{ inlineSize: 10, blockSize: 10, borderRadius: '50%', bgcolor: color }}
            />
            {name}
          </Box>
        )),
      })}
    </Typography>
  );
}
