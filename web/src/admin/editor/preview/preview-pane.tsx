import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useLayoutEffect, useRef } from 'react';
import { applyChange } from '../../../editing/preview/apply-change.ts';
import { stayInPreview } from '../../../editing/preview/stay-in-preview.ts';
import { mathStyleHref } from '../../../made/math-style-href.ts';
import type { ShownPreview } from './use-preview.ts';

interface PreviewPaneProps extends ShownPreview {
  readonly title: string;
}

/** The text as readers will see it: made by the same renderer, renewed where it has changed. */
export const PreviewPane = memo(function PreviewPane({
  preview,
  failed,
  shows,
  title,
}: PreviewPaneProps) {
  const body = useRef<HTMLDivElement>(null);
  const stamp = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (!body.current || !preview || stamp.current === preview.stamp) return;
    const isFirst = stamp.current === null;
    if (isFirst) body.current.replaceChildren();
    const fits = applyChange(body.current, preview.change);
    stamp.current = fits ? preview.stamp : null;
    shows(stamp.current);
  }, [preview, shows]);

  return (
    <Box
      tabIndex={0}
      component="section"
      aria-label="Preview"
      onClick={stayInPreview}
      sx={{
        height: '100%',
        overflow: 'auto',
        p: { xs: 2, sm: 3 },
        fontFamily: 'var(--serif)',
        bgcolor: 'background.paper',
      }}
    >
      <link rel="stylesheet" href={mathStyleHref} precedence="default" />
      {failed && (
        <Alert severity="error">
          The preview could not be made, or took longer than a minute. Your text is safe; a change
          of it tries again.
        </Alert>
      )}
      {!preview && !failed && (
        <Typography color="text.secondary">
          What you write appears here as readers will see it.
        </Typography>
      )}
      {preview && (
        <Typography
          component="p"
          sx={{
            fontFamily: 'inherit',
            fontSize: '1.5rem',
            fontWeight: 600,
            lineHeight: 1.25,
            mb: 2,
          }}
        >
          {title}
        </Typography>
      )}
      {preview?.abstractHtml && (
        <div
          className="article-body"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made and sanitised by our own renderer
          dangerouslySetInnerHTML={{ __html: preview.abstractHtml }}
        />
      )}
      <div ref={body} className="article-body" />
    </Box>
  );
});
