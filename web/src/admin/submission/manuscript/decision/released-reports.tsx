import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MarkdownField } from '../../../../markdown-text/markdown-field.tsx';
import { fileSize } from '../../../../ui/text-page/file-size.ts';
import type { Draft } from './use-draft.ts';

/** The reports that are sent with a decision: which of them, and in which wording. */
export function ReleasedReports({ draft }: { readonly draft: Draft }) {
  if (draft.reports.length === 0) return null;
  return (
    <Stack spacing={1.5} component="section" aria-labelledby="reports-title">
      <Typography variant="h3" id="reports-title">
        Reports for the author
      </Typography>
      <Typography variant="body2" color="text.secondary">
        Comments to the editor are left out. Remove anything that would identify the reviewer. The
        original report is kept for the editors, and the history records the change.
      </Typography>
      {draft.reports.map(({ label, comments, offered }, place) => (
        <div key={label}>
          <FormControlLabel
            label={`Send the report of ${label}`}
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
                label={`Also send the file ${file.name} (${fileSize(file.size)})`}
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
              Check each file first: its properties are removed and it is given a neutral name, but
              its text may contain a name.
            </Typography>
          )}
        </div>
      ))}
    </Stack>
  );
}
