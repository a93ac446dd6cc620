import Box from '@mui/material/Box';
import { TitleText } from '../markdown-text/title-text.tsx';

/** Plain text with its paragraphs and lines, and formulas drawn. */
export function WrittenText({ text }: { readonly text: string }) {
  return (
    <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 'var(--measure)' }}>
      <TitleText text={text} />
    </Box>
  );
}
