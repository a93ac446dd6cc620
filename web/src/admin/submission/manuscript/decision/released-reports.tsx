import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { MarkdownField } from '../../../../markdown-text/markdown-field.tsx';
import { fileSize } from '../../../../ui/text-page/file-size.ts';
import type { Draft } from './use-draft.ts';

/** The reports that are sent with a decision: which of them, and in which wording. */
export function ReleasedReports({ draft }: { readonly draft: Draft }) {
  if (draft.reports.length === 0) return null;
  return (
    <Stack spacing={1.5} component="section" aria-labelledby="reports-title">
      <Typography variant="h3" id="reports-title">
        {t('officeReview.reportsForAuthor')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t('officeReview.reportsForAuthorHint')}
      </Typography>
      {draft.reports.map(({ label, comments, offered }, place) => (
        <div key={label}>
          <FormControlLabel
            label={t('officeReview.sendReportOf', { reviewer: label })}
            control={
              <Checkbox
                size="small"
                checked={draft.isReleased(place)}
                onChange={(_, isReleased) => draft.release(place, isReleased)}
              />
            }
          />
          {draft.isReleased(place) && (
            <MarkdownField
              label={label}
              rows={3}
              value={comments}
              onChange={(text) => draft.edit(place, text)}
              maxLength={50_000}
            />
          )}
          {draft.isReleased(place) &&
            offered.map((file) => (
              <FormControlLabel
                key={file.file}
                label={t('officeReview.alsoSendFile', {
                  name: file.name,
                  size: fileSize(file.size),
                })}
                control={
                  <Checkbox
                    size="small"
                    checked={draft.isFileReleased(file)}
                    onChange={(_, isReleased) => draft.releaseFile(file, isReleased)}
                  />
                }
                sx={{ display: 'flex', overflowWrap: 'anywhere' }}
              />
            ))}
          {draft.isReleased(place) && offered.length > 0 && (
            <Typography variant="body2" color="text.secondary">
              {t('officeReview.sendFilesHint')}
            </Typography>
          )}
        </div>
      ))}
    </Stack>
  );
}
