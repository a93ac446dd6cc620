import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { NoticeKind } from '@quire/model/article-types';
import { t } from '@quire/model/messages/t';

const ON_THE_ARTICLE: Readonly<Record<NoticeKind, string>> = {
  correction: t('article.meaningCorrection'),
  'expression-of-concern': t('article.meaningConcern'),
  retraction: t('article.meaningRetraction'),
};

interface NoticePreviewProps {
  readonly kind: NoticeKind;
  readonly title: string;
  readonly words: string;
}

/** A notice as a separate article, and the banner on the original article that links to it. */
export function NoticePreview({ kind, title, words }: NoticePreviewProps) {
  return (
    <>
      <Alert severity={kind === 'retraction' ? 'error' : 'warning'} sx={{ mb: 1 }}>
        {ON_THE_ARTICLE[kind]}
      </Alert>
      <Typography variant="subtitle2">
        {t('officeEditorDetails.noticeTitle', { kind, title })}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {words}
      </Typography>
    </>
  );
}
