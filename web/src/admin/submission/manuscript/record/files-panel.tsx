import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  FILE_FORMATS,
  FILE_KINDS,
  REMOVED_PARTS,
  type StoredSubmissionFile,
} from '@quire/model/entities/submission-file';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
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
    <Panel isDense title={t('officeChecks.files')}>
      {now.length === 0 && (
        <Typography color="text.secondary">{t('officeChecks.noFiles')}</Typography>
      )}
      <FileList submission={submission} files={now} checked={checked} />
      {before.length > 0 && (
        <Box component="details" sx={{ mt: 1 }}>
          <Box component="summary" sx={{ py: 0.5, cursor: 'pointer' }}>
            {t('officeChecks.earlierVersions', { count: before.length })}
          </Box>
          <FileList submission={submission} files={before} checked={checked} />
        </Box>
      )}
    </Panel>
  );
}

/** What kind of file it is, and when it came. */
function factsOf({
  kind,
  format,
  size,
  version,
  round,
  setAside,
  uploadedAt,
}: StoredSubmissionFile) {
  const date = instant(uploadedAt);
  return [
    FILE_KINDS[kind].label,
    FILE_FORMATS[format].label,
    fileSize(size),
    version > 1 && t('officeChecks.fileVersion', { version }),
    round > 0 && t('officeChecks.fileRound', { round: round + 1 }),
    setAside ? t('officeChecks.fileUploaded', { date }) : t('officeChecks.fileSent', { date }),
  ]
    .filter(Boolean)
    .join(' · ');
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
              {factsOf(file)}
            </Typography>
            {file.kind === 'manuscript' && file.sha256 === checked && (
              <Typography variant="body2">{t('officeChecks.displayChecked')}</Typography>
            )}
            {file.removed && (
              <Typography variant="body2">
                {t('officeChecks.removedForSafety', {
                  parts: formatList(file.removed.map((part) => REMOVED_PARTS[part])),
                })}
              </Typography>
            )}
            {file.namesFound.length > 0 && (
              <Typography variant="body2">
                {t('officeChecks.namesInFile', { names: formatList(file.namesFound) })}
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
