import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MarkdownField } from '../../../../markdown-text/markdown-field.tsx';
import { fileSize } from '../../../../ui/text-page/file-size.ts';
import type { Draft } from './use-draft.ts';

/** The reports that go with a decision: which of them, and in which words. */
export function ReleasedReports({ draft }: { readonly draft: Draft }) {
  if (draft.reports.length === 0) return null;
  return (
    <Stack spacing={1.5} component="section" aria-labelledby="reports-title">
      <Typography variant="h3" id="reports-title">
        Reports for the author
      </Typography>
      <Typography variant="body2" color="text.secondary">
        Without the comments to the editor. Take out what would tell who wrote it: the reviewer’s
        own words are kept for the editors, and the history says that they were changed.
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
                label={`Send its file ${file.name} (${fileSize(file.size)}) too`}
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
              Look into a file first: its properties are taken out and it gets a name that says
              nothing, but a name may stand in its text.
            </Typography>
          )}
        </div>
      ))}
    </Stack>
  );
}
