import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { mathStyleHref } from '../../../../made/math-style-href.ts';
import { useMarkdownPreview } from './use-markdown-preview.ts';

/** A text as readers will see it, with what is wrong in it. */
export function MarkdownPreview({ markdown }: { markdown: string }) {
  const { html, problems, failed } = useMarkdownPreview(markdown);
  // Pictures stand in Storage and are put in when it is published.
  const told = problems.filter(({ code }) => !code.startsWith('figure/'));
  return (
    <>
      <link rel="stylesheet" href={mathStyleHref} precedence="default" />
      {failed && (
        <Alert severity="error">The preview could not be made, or took longer than a minute.</Alert>
      )}
      {told.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {told.map(({ code, message, line }) => (
            <div key={`${code} ${line} ${message}`}>
              {line !== undefined && `Line ${line}: `}
              {message}
            </div>
          ))}
        </Alert>
      )}
      <Paper
        variant="outlined"
        tabIndex={0}
        role="region"
        aria-label="Preview"
        sx={{
          p: { xs: 2, sm: 3 },
          maxHeight: '70vh',
          overflow: 'auto',
          fontFamily: 'var(--serif)',
        }}
      >
        {html === null && !failed ? (
          <Skeleton />
        ) : html ? (
          <div
            className="article-body"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made and sanitised by our own renderer
            dangerouslySetInnerHTML={{ __html: html }}
          />
        ) : (
          <Typography color="text.secondary">There is no text yet.</Typography>
        )}
      </Paper>
    </>
  );
}
