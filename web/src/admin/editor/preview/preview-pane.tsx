import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { type MouseEvent, memo, useEffect, useRef } from 'react';
import type { ShownTranslations } from '../../../editing/messages.ts';
import { stayInPreview } from '../../../editing/preview/stay-in-preview.ts';
import type { ShownPreview } from '../../../editing/preview/use-draft-preview.ts';
import { useShownBlocks } from '../../../editing/preview/use-shown-blocks.ts';
import { followScroll } from '../../../editing/scroll/follow-scroll.ts';
import { markedPane } from '../../../editing/scroll/marked-pane.ts';
import { mathStyleHref } from '../../../made/math-style-href.ts';
import { ArticleHeader } from '../../../ui/article/article-header.tsx';
import { Contributions } from '../../../ui/article/contributions.tsx';
import { Declarations } from '../../../ui/article/declarations.tsx';
import { Lead } from '../../../ui/article/lead.tsx';
import { Matter } from '../../../ui/article/matter.tsx';
import { RelatedWorks } from '../../../ui/article/related-works.tsx';
import type { SourceView } from '../source/source-view.ts';
import type { ShownArticle } from './use-shown-article.ts';

interface PreviewPaneProps extends ShownPreview {
  readonly article: ShownArticle | null;
  readonly translated: ShownTranslations;
  /** The text that it scrolls with, if both are visible. */
  readonly source: SourceView | null;
}

/** Links to other pages open in a new tab, so that the editor stays open. */
function openBeside(event: MouseEvent<HTMLElement>): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  window.open(link.href, '_blank', 'noopener');
}

/**
 * The page as readers will see it, from title to statements: the same components, styles and renderer, updated where
 * the text has changed. It scrolls with the source.
 */
export const PreviewPane = memo(function PreviewPane({
  preview,
  failed,
  shows,
  article,
  translated,
  source,
}: PreviewPaneProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useShownBlocks(body, { preview, shows });
  const lines = useRef(preview?.lines ?? []);
  lines.current = preview?.lines ?? [];

  useEffect(() => {
    if (!source || !scroller.current || !body.current) return;
    return followScroll(
      source.pane(),
      markedPane(scroller.current, body.current, () => lines.current),
    );
  }, [source]);

  return (
    <Box
      ref={scroller}
      tabIndex={0}
      component="section"
      aria-label={t('officeEditor.preview')}
      onClickCapture={openBeside}
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
      {failed && <Alert severity="error">{t('officeEditor.previewFailed')}</Alert>}
      {!preview && !failed && (
        <Typography color="text.secondary">{t('officeEditor.previewEmpty')}</Typography>
      )}
      {preview && article && (
        <>
          <ArticleHeader
            article={{
              ...article,
              titles: translated.titles,
              type: article.metadata.type,
              affiliations: article.metadata.affiliations,
              titleHtml: preview.titleHtml,
            }}
          />
          <Lead
            article={{
              ...translated,
              titleHtml: preview.titleHtml,
              abstractHtml: preview.abstractHtml,
              body: { hasMath: false },
              metadata: article.metadata,
            }}
          />
        </>
      )}
      <div ref={body} className="article-body" dir="auto" />
      {preview && article && (
        <Matter>
          <Contributions authors={article.metadata.authors} />
          <Declarations metadata={article.metadata} />
          <RelatedWorks metadata={article.metadata} />
        </Matter>
      )}
    </Box>
  );
});
