import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { MarkdownText } from '../../../../markdown-text/markdown-text.tsx';

interface DecisionPreviewProps {
  readonly letter: string;
  readonly reviews: readonly {
    readonly label: string;
    readonly recommendation?: string | undefined;
    readonly comments: string;
    readonly files?: readonly { readonly name: string }[] | undefined;
  }[];
}

/** A decision as the author will read it. */
export function DecisionPreview({ letter, reviews }: DecisionPreviewProps) {
  return (
    <Stack spacing={2} divider={<Divider />}>
      <MarkdownText text={letter} />
      {reviews.map(({ label, recommendation, comments, files = [] }) => (
        <div key={label}>
          <Typography variant="h3" sx={{ mb: 0.5 }}>
            {recommendation
              ? t('officeReview.reportTitle', { reviewer: label, recommendation })
              : label}
          </Typography>
          <MarkdownText text={comments} />
          {files.length > 0 && (
            <Typography color="text.secondary">
              {t('officeReview.withFiles', { files: formatList(files.map(({ name }) => name)) })}
            </Typography>
          )}
        </div>
      ))}
    </Stack>
  );
}
