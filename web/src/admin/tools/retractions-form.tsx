import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { METADATA_FILE_MAX_BYTES, METADATA_FOLDER } from '@quire/model/entities/import-run';
import type { RetractedWork } from '@quire/model/entities/retracted-work';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { uploadImport } from '../../data/live/office/upload-import.ts';
import { rich } from '../../messages/rich.ts';
import type { Person } from '../../session/use-person.ts';
import { batchOf } from './batch-of.ts';
import { retractionsIn } from './retractions-in.ts';
import { StartButton } from './start-button.tsx';
import { startRun } from './start-run.ts';
import { ToolSection } from './tool-section.tsx';

const NAME = 'retractions.json';

interface Read {
  readonly file: File;
  /** Null while the file is read. */
  readonly works: readonly RetractedWork[] | null;
}

/** The form that imports retracted works: the browser reads the file and sends only what is needed. */
export function RetractionsForm({ person }: { readonly person: Person }) {
  const [read, setRead] = useState<Read | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function choose(file: File) {
    setProblem(null);
    setRead({ file, works: null });
    const found = await retractionsIn(file);
    if ('problem' in found) {
      setRead(null);
      setProblem(t('officeTools.problemInFile', { name: file.name, problem: found.problem }));
    } else setRead({ file, works: found.works });
  }

  async function start(): Promise<string> {
    if (!read?.works) throw new Error('no file');
    const bytes = new Blob([JSON.stringify({ works: read.works })], { type: 'application/json' });
    if (bytes.size > METADATA_FILE_MAX_BYTES) throw new Error('the list is too long');
    const batch = await batchOf([read.file]);
    await uploadImport({ uid: person.uid, batch, folder: METADATA_FOLDER, name: NAME, bytes });
    return startRun({ kind: 'import-retractions', upload: { batch, name: NAME } });
  }

  return (
    <ToolSection
      name="import-retractions"
      title={t('officeTools.importRetractedWorks')}
      text={t('officeTools.importRetractedWorksText')}
    >
      <Typography variant="body2">
        {rich('officeTools.downloadRetractions', {
          link: (words) => (
            <Link
              href="https://www.crossref.org/documentation/retrieve-metadata/retraction-watch/"
              target="_blank"
              rel="noopener"
            >
              {words}
            </Link>
          ),
        })}
      </Typography>
      <Button component="label" variant="outlined" loading={read !== null && read.works === null}>
        {read ? read.file.name : t('officeTools.chooseCsvFile')}
        <input
          type="file"
          hidden
          accept=".csv,text/csv"
          aria-label={t('officeTools.fileWithRetractedWorks')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void choose(file);
          }}
        />
      </Button>
      <div role="status">
        {read?.works && (
          <Typography variant="body2">
            {t('officeTools.retractedWorks', { count: read.works.length })}
          </Typography>
        )}
      </div>
      {problem && <Alert severity="error">{problem}</Alert>}
      <StartButton label={t('officeTools.importButton')} disabled={!read?.works} start={start} />
    </ToolSection>
  );
}
