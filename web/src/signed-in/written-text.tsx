import Box from '@mui/material/Box';

/** Plain text with its paragraphs and lines. */
export function WrittenText({ text }: { readonly text: string }) {
  return (
    <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 'var(--measure)' }}>
      {text}
    </Box>
  );
}
