import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  FILE_FORMATS,
  FILE_KINDS,
  REMOVED_PARTS,
  type StoredSubmissionFile,
} from '@quire/model/entities/submission-file';
import { Panel } from '../../../../signed-in/panel.tsx';
import { PdfProof } from '../../../../signed-in/pdf-proof.tsx';
import { ReadFileButton } from '../../../../signed-in/read-file-button.tsx';
import { fileSize } from '../../../../ui/text-page/file-size.ts';
import { instant } from '../../../kit/dates.ts';
import { DownloadButton } from './download-button.tsx';

interface FilesPanelProps {
  readonly submission: string;
  readonly files: readonly StoredSubmissionFile[];
  /** The checksum of the manuscript whose display the author has checked; '' for none. */
  readonly checked: string;
}

/** The manuscript’s files: current ones first, then those they replaced. */
export function FilesPanel({ submission, files, checked }: FilesPanelProps) {
  const now = files.filter(({ retired }) => !retired);
  const before = files.filter(({ retired }) => retired);
  return (
    <Panel isDense title="Files">
      {now.length === 0 && <Typography color="text.secondary">No files.</Typography>}
      <FileList submission={submission} files={now} checked={checked} />
      {before.length > 0 && (
        <Box component="details" sx={{ mt: 1 }}>
          <Box component="summary" sx={{ py: 0.5, cursor: 'pointer' }}>
            Earlier versions ({before.length})
          </Box>
          <FileList submission={submission} files={before} checked={checked} />
        </Box>
      )}
    </Panel>
  );
}

function FileList({ submission, files, checked }: FilesPanelProps) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {files.map((file) => (
        <Box
          component="li"
          key={file.id}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 0.75 }}
        >
          <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {file.label || file.name}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {FILE_KINDS[file.kind].label}, {FILE_FORMATS[file.format].label},{' '}
              {fileSize(file.size)}
              {file.version > 1 && `, version ${file.version}`}
              {file.round > 0 && `, round ${file.round + 1}`},{' '}
              {file.setAside ? 'not submitted, uploaded' : 'sent'} {instant(file.uploadedAt)}
            </Typography>
            {file.kind === 'manuscript' && file.sha256 === checked && (
              <Typography variant="body2">
                The author has checked how this file is displayed.
              </Typography>
            )}
            {file.removed && (
              <Typography variant="body2">
                Removed for safety: {file.removed.map((part) => REMOVED_PARTS[part]).join(', ')}
              </Typography>
            )}
            {file.namesFound.length > 0 && (
              <Typography variant="body2">
                Names in the file: {file.namesFound.join(', ')}
              </Typography>
            )}
          </Box>
          <ReadFileButton file={file} />
          {file.kind === 'manuscript' && !file.retired && (
            <PdfProof submission={submission} name={file.name} />
          )}
          <DownloadButton file={file} />
        </Box>
      ))}
    </Box>
  );
}
