import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ArticleFile } from '@quire/model/entities/article';
import { mathStyleHref } from '../../made/math-style-href.ts';
import { ProblemsList } from './problems-list.tsx';
import { useFigures } from './use-figures.ts';
import { usePreview } from './use-preview.ts';

interface SourceProps {
  markdown: string;
  bibtex: string;
  macros: Readonly<Record<string, string>>;
  files: readonly ArticleFile[];
  disabled: boolean;
  onChange: (markdown: string) => void;
}

/** The text as it is written, and beside it as readers will see it: made by the same renderer. */
export function SourceAndPreview({
  markdown,
  bibtex,
  macros,
  files,
  disabled,
  onChange,
}: SourceProps) {
  const figures = useFigures(files);
  const preview = usePreview({ markdown, bibtex, macros, figures });
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
      }}
    >
      <TextField
        label="Text (Markdown)"
        multiline
        minRows={24}
        maxRows={40}
        value={markdown}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{
          htmlInput: {
            spellCheck: true,
            style: { fontFamily: 'ui-monospace, monospace', fontSize: '0.9rem', lineHeight: 1.55 },
          },
        }}
      />
      <Box component="section" aria-label="Preview">
        <link rel="stylesheet" href={mathStyleHref} precedence="default" />
        {preview.failed && <Alert severity="error">The preview could not be made.</Alert>}
        <ProblemsList problems={preview.problems} />
        <Paper
          variant="outlined"
          tabIndex={0}
          sx={{
            p: { xs: 2, sm: 3 },
            maxHeight: '75vh',
            overflow: 'auto',
            fontFamily: 'var(--serif)',
          }}
        >
          {preview.html ? (
            <div
              className="article-body"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: made and sanitised by our own renderer
              dangerouslySetInnerHTML={{ __html: preview.html }}
            />
          ) : (
            <Typography color="text.secondary">
              What you write appears here as readers will see it.
            </Typography>
          )}
        </Paper>
      </Box>
    </Box>
  );
}
