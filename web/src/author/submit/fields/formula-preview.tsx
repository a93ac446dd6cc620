import Box from '@mui/material/Box';
import { partsOfText } from '@quire/model/letters/unicode-text';
import { t } from '@quire/model/messages/t';
import { MarkdownText } from '../../../markdown-text/markdown-text.tsx';

/** How a text with formulas will read; nothing for a text without. */
export function FormulaPreview({ text }: { readonly text: string }) {
  if (!partsOfText(text).some(({ kind }) => kind === 'formula')) return null;
  return (
    <Box sx={{ borderLeft: '3px solid', borderColor: 'divider', pl: 2 }}>
      <Box sx={{ color: 'text.secondary', fontSize: 'var(--small)' }}>
        {t('authorSubmit.preview')}
      </Box>
      <MarkdownText text={text} />
    </Box>
  );
}
