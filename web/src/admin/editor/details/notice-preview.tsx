import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { NoticeKind } from '@quire/model/article-types';

const LEADS: Readonly<Record<NoticeKind, string>> = {
  correction: 'Correction to',
  'expression-of-concern': 'Expression of concern about',
  retraction: 'Retraction of',
};
const ON_THE_ARTICLE: Readonly<Record<NoticeKind, string>> = {
  correction: 'This article has been corrected. See the correction.',
  'expression-of-concern': 'The journal has published an expression of concern about this article.',
  retraction: 'This article has been retracted. See the retraction notice.',
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
        {LEADS[kind]} “{title}”
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {words}
      </Typography>
    </>
  );
}
