import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  MANIFEST_FOLDER,
  MANIFEST_NAME,
  type PaperManifest,
} from '@quire/model/entities/import-run';
import { useState } from 'react';
import { useJournalKeys } from '../../data/live/journal-keys.ts';
import { uploadImport } from '../../data/live/office/upload-import.ts';
import type { Person } from '../../session/use-person.ts';
import { batchOf } from './batch-of.ts';
import { type ChosenPaper, papersIn } from './papers-in.ts';
import { StartButton } from './start-button.tsx';
import { startRun } from './start-run.ts';
import { ToolSection } from './tool-section.tsx';

interface Sending {
  readonly done: number;
  readonly total: number;
}

/** Uploads all files of the papers, then their list, so that every listed file exists. */
async function send(
  uid: string,
  papers: readonly ChosenPaper[],
  tell: (sending: Sending) => void,
): Promise<string> {
  const all = papers.flatMap(({ paper, files }) =>
    [...files].map(([name, bytes]) => ({ paper, name, bytes })),
  );
  const batch = await batchOf(all.map(({ bytes }) => bytes));
  let done = 0;
  for (const { paper, name, bytes } of all) {
    tell({ done, total: all.length });
    await uploadImport({ uid, batch, folder: paper, name, bytes });
    done += 1;
  }
  const manifest: PaperManifest = {
    papers: papers.map(({ paper, files }) => ({ paper, files: [...files.keys()] })),
  };
  const bytes = new Blob([JSON.stringify(manifest)], { type: 'application/json' });
  await uploadImport({ uid, batch, folder: MANIFEST_FOLDER, name: MANIFEST_NAME, bytes });
  return batch;
}

/** The form that imports a folder of papers into an issue; a dry run comes first. */
export function PapersForm({ person }: { readonly person: Person }) {
  const journals = useJournalKeys(person.claims);
  const [papers, setPapers] = useState<readonly ChosenPaper[]>([]);
  const [journal, setJournal] = useState('');
  const [issue, setIssue] = useState('');
  const [publish, setPublish] = useState(false);
  const [sending, setSending] = useState<Sending | null>(null);

  async function start(): Promise<string> {
    try {
      const batch = await send(person.uid, papers, setSending);
      return await startRun({
        kind: 'import-papers',
        batch,
        journal,
        issue,
        publish,
        dryRun: true,
      });
    } finally {
      setSending(null);
    }
  }

  return (
    <ToolSection
      title="Import papers"
      text="Imports folders of papers (paper.md with its .bib and figures) into an existing issue. Importing the same paper again changes nothing. A dry run reads and renders each paper and reports what is missing."
    >
      <Button component="label" variant="outlined">
        Choose folder…
        <input
          type="file"
          hidden
          multiple
          aria-label="Folder of papers"
          // All current browsers support it; React's types do not have it.
          {...{ webkitdirectory: '' }}
          onChange={(event) => setPapers(papersIn([...(event.target.files ?? [])]))}
        />
      </Button>
      {papers.length > 0 && (
        <Typography variant="body2" role="status">
          {papers.length === 1 ? '1 paper' : `${papers.length} papers`}:{' '}
          {papers
            .slice(0, 6)
            .map(({ paper }) => paper)
            .join(', ')}
          {papers.length > 6 ? ' …' : ''}
        </Typography>
      )}
      <TextField
        select
        label="Journal"
        value={journal}
        onChange={({ target }) => setJournal(target.value)}
        sx={{ maxWidth: 320 }}
      >
        {journals.map((key) => (
          <MenuItem key={key} value={key}>
            {key}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label="Issue"
        helperText="As in its address, for example 3-2"
        value={issue}
        onChange={({ target }) => setIssue(target.value.trim())}
        sx={{ maxWidth: 320 }}
      />
      <FormControlLabel
        control={<Checkbox checked={publish} onChange={(_, checked) => setPublish(checked)} />}
        label="Publish (otherwise imported as drafts)"
      />
      {sending && (
        <div role="status" style={{ width: '100%' }}>
          <Typography variant="body2">
            Uploading file {sending.done + 1} of {sending.total}
          </Typography>
          <LinearProgress
            variant="determinate"
            value={(100 * sending.done) / Math.max(1, sending.total)}
            aria-label="Upload"
          />
        </div>
      )}
      {papers.length > 2_000 && (
        <Alert severity="error">You can import at most 2,000 papers at once.</Alert>
      )}
      <StartButton
        label="Dry run"
        disabled={papers.length === 0 || papers.length > 2_000 || !journal || !issue}
        start={start}
      />
    </ToolSection>
  );
}
