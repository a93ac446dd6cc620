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
      title="Import metadata"
      text="Imports records of articles without full text: title, authors, DOI, volume, issue, pages, date and abstract. Their pages show the abstract and link to the DOI. A dry run reads the whole file and reports each record that would be refused, with its line. Nothing is imported before you have seen the report."
    >
      <Button component="label" variant="outlined">
        {file ? file.name : 'Choose file…'}
        <input
          type="file"
          hidden
          accept=".jsonl,.ndjson,.csv,.tsv,.txt,.json"
          aria-label="File with records"
          onChange={(event) => {
            const chosen = event.target.files?.[0] ?? null;
            setFile(chosen);
            if (chosen) setFormat(formatOf(chosen.name));
          }}
        />
      </Button>
      {isTooLarge && (
        <Alert severity="error">
          This file is larger than 30 MiB. Split it into smaller files.
        </Alert>
      )}
      <TextField
        select
        label="Format"
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
        label="Journal"
        helperText={
          journal
            ? ''
            : 'Used for records that name no journal of the press. Without it, they are refused.'
        }
        value={journal}
        onChange={({ target }) => setJournal(target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ maxWidth: 480 }}
      >
        <MenuItem value="">As in each record, by ISSN or title</MenuItem>
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
            label="Create missing journals"
          />
        )}
        <FormControlLabel
          control={<Checkbox checked={fill} onChange={(_, checked) => setFill(checked)} />}
          label="Fill in empty fields of existing articles"
        />
        <FormControlLabel
          control={<Checkbox checked={publish} onChange={(_, checked) => setPublish(checked)} />}
          label="Publish (otherwise imported as drafts)"
        />
      </div>
      {sent !== null && file && (
        <div role="status" style={{ width: '100%' }}>
          <Typography variant="body2">Uploading {file.name}</Typography>
          <LinearProgress
            variant="determinate"
            value={(100 * sent) / Math.max(1, file.size)}
            aria-label="Upload"
          />
        </div>
      )}
      <StartButton label="Dry run" disabled={!file || isTooLarge} start={start} />
    </ToolSection>
  );
}
