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
import { t } from '@quire/model/messages/t';
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

/** The number of papers that are named. */
const NAMED = 6;

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
  const names = papers
    .slice(0, NAMED)
    .map(({ paper }) => paper)
    .join(', ');

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
      name="import-papers"
      title={t('officeTools.importPapers')}
      text={t('officeTools.importPapersText')}
    >
      <Button component="label" variant="outlined">
        {t('officeTools.chooseFolder')}
        <input
          type="file"
          hidden
          multiple
          aria-label={t('officeTools.folderOfPapers')}
          // All current browsers support it; React's types do not have it.
          {...{ webkitdirectory: '' }}
          onChange={(event) => setPapers(papersIn([...(event.target.files ?? [])]))}
        />
      </Button>
      {papers.length > 0 && (
        <Typography variant="body2" role="status">
          {papers.length > NAMED
            ? t('officeTools.papersChosenAmongOthers', { count: papers.length, names })
            : t('officeTools.papersChosen', { count: papers.length, names })}
        </Typography>
      )}
      <TextField
        select
        label={t('office.journal')}
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
        label={t('officeTools.issue')}
        helperText={t('officeTools.issueHint')}
        value={issue}
        onChange={({ target }) => setIssue(target.value.trim())}
        sx={{ maxWidth: 320 }}
      />
      <FormControlLabel
        control={<Checkbox checked={publish} onChange={(_, checked) => setPublish(checked)} />}
        label={t('officeTools.publish')}
      />
      {sending && (
        <div role="status" style={{ width: '100%' }}>
          <Typography variant="body2">
            {t('officeTools.uploadingFile', { number: sending.done + 1, total: sending.total })}
          </Typography>
          <LinearProgress
            variant="determinate"
            value={(100 * sending.done) / Math.max(1, sending.total)}
            aria-label={t('officeTools.upload')}
          />
        </div>
      )}
      {papers.length > 2_000 && <Alert severity="error">{t('officeTools.tooManyPapers')}</Alert>}
      <StartButton
        label={t('officeTools.dryRun')}
        disabled={papers.length === 0 || papers.length > 2_000 || !journal || !issue}
        start={start}
      />
    </ToolSection>
  );
}
