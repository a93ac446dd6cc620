import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  METADATA_FILE_MAX_BYTES,
  METADATA_FOLDER,
  METADATA_FORMATS,
  type MetadataFormat,
} from '@quire/model/entities/import-run';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { useJournalKeys } from '../../data/live/journal-keys.ts';
import { uploadImport } from '../../data/live/office/upload-import.ts';
import type { Person } from '../../session/use-person.ts';
import { batchOf } from './batch-of.ts';
import { StartButton } from './start-button.tsx';
import { startRun } from './start-run.ts';
import { ToolSection } from './tool-section.tsx';

const FORMATS = Object.entries(METADATA_FORMATS);

/** The format that the file extension suggests; it can be changed. */
function formatOf(name: string): MetadataFormat {
  if (/\.(csv|tsv|txt)$/i.test(name)) return 'csv';
  return /\.(jsonl|ndjson)$/i.test(name) ? 'jsonl' : 'crossref';
}

const isFormat = (value: string): value is MetadataFormat => Object.hasOwn(METADATA_FORMATS, value);

/** The form that imports records from a file; a dry run comes first. */
export function ImportMetadataForm({ person }: { readonly person: Person }) {
  const journals = useJournalKeys(person.claims);
  const [file, setFile] = useState<File | null>(null);
  const [format, setFormat] = useState<MetadataFormat>('jsonl');
  const [journal, setJournal] = useState('');
  const [create, setCreate] = useState(false);
  const [fill, setFill] = useState(false);
  const [publish, setPublish] = useState(false);
  const [sent, setSent] = useState<number | null>(null);
  const isTooLarge = (file?.size ?? 0) > METADATA_FILE_MAX_BYTES;

  async function start(): Promise<string> {
    if (!file) throw new Error('no file');
    const batch = await batchOf([file]);
    setSent(0);
    try {
      const upload = {
        uid: person.uid,
        batch,
        folder: METADATA_FOLDER,
        name: file.name,
        bytes: file,
      };
      await uploadImport(upload, setSent);
    } finally {
      setSent(null);
    }
    return startRun({
      kind: 'import-metadata',
      upload: { batch, name: file.name },
      format,
      columns: {},
      journal,
      missingJournals: create && !journal ? 'create' : 'refuse',
      existing: fill ? 'fill' : 'skip',
      publish,
      dryRun: true,
    });
  }

  return (
    <ToolSection
      name="import-metadata"
      title={t('officeTools.importMetadata')}
      text={t('officeTools.importMetadataText')}
    >
      <Button component="label" variant="outlined">
        {file ? file.name : t('officeTools.chooseFile')}
        <input
          type="file"
          hidden
          accept=".jsonl,.ndjson,.csv,.tsv,.txt,.json"
          aria-label={t('officeTools.fileWithRecords')}
          onChange={(event) => {
            const chosen = event.target.files?.[0] ?? null;
            setFile(chosen);
            if (chosen) setFormat(formatOf(chosen.name));
          }}
        />
      </Button>
      {isTooLarge && <Alert severity="error">{t('officeTools.fileTooLarge')}</Alert>}
      <TextField
        select
        label={t('officeTools.format')}
        value={format}
        onChange={({ target }) => isFormat(target.value) && setFormat(target.value)}
        sx={{ maxWidth: 480 }}
      >
        {FORMATS.map(([key, label]) => (
          <MenuItem key={key} value={key}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={t('office.journal')}
        helperText={journal ? '' : t('officeTools.journalHint')}
        value={journal}
        onChange={({ target }) => setJournal(target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ maxWidth: 480 }}
      >
        <MenuItem value="">{t('officeTools.journalOfRecord')}</MenuItem>
        {journals.map((key) => (
          <MenuItem key={key} value={key}>
            {key}
          </MenuItem>
        ))}
      </TextField>
      <div>
        {!journal && (
          <FormControlLabel
            control={<Checkbox checked={create} onChange={(_, checked) => setCreate(checked)} />}
            label={t('officeTools.createJournals')}
          />
        )}
        <FormControlLabel
          control={<Checkbox checked={fill} onChange={(_, checked) => setFill(checked)} />}
          label={t('officeTools.fillFields')}
        />
        <FormControlLabel
          control={<Checkbox checked={publish} onChange={(_, checked) => setPublish(checked)} />}
          label={t('officeTools.publish')}
        />
      </div>
      {sent !== null && file && (
        <div role="status" style={{ width: '100%' }}>
          <Typography variant="body2">{t('officeTools.uploading', { name: file.name })}</Typography>
          <LinearProgress
            variant="determinate"
            value={(100 * sent) / Math.max(1, file.size)}
            aria-label={t('officeTools.upload')}
          />
        </div>
      )}
      <StartButton label={t('officeTools.dryRun')} disabled={!file || isTooLarge} start={start} />
    </ToolSection>
  );
}
