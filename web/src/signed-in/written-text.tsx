import Box from '@mui/material/Box';

/** What somebody wrote as plain text, with its paragraphs and lines. */
export function WrittenText({ text }: { readonly text: string }) {
  return (
    <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 'var(--measure)' }}>
      {text}
    </Box>
  );
}
