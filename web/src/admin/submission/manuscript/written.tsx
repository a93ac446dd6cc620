import Box from '@mui/material/Box';

/** Words that somebody wrote, with their lines. */
export function Written({ text }: { readonly text: string }) {
  return (
    <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '75ch' }}>{text}</Box>
  );
}
