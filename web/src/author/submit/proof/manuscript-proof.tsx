import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { lazy, Suspense, useState } from 'react';
import { readableAs } from '../../../manuscript-reader/readable-as.ts';
import { PdfProof } from '../../../signed-in/pdf-proof.tsx';
import { ProblemNote } from '../../../signed-in/problem-note.tsx';
import { useWizard } from '../context/wizard-context.ts';
import { fieldId } from '../step-table/steps.ts';
import { currentManuscript } from './unchecked-problem.ts';
import { UndescribedFigures } from './undescribed-figures.tsx';

const StoredFileReader = lazy(() => import('../../../signed-in/stored-file-reader.tsx'));

const NONE: readonly never[] = [];

/** The file as its readers see it, and which of its figures some of them cannot. */
function ShownManuscript({ path, name }: { readonly path: string; readonly name: string }) {
  const [undescribed, setUndescribed] = useState<readonly string[]>(NONE);
  return (
    <>
      <Box sx={{ display: 'flex', flexDirection: 'column', height: '70vh' }}>
        <Suspense fallback={<p role="status">{t('authorSubmit.loadingFile')}</p>}>
          <StoredFileReader path={path} name={name} onUndescribed={setUndescribed} />
        </Suspense>
      </Box>
      <UndescribedFigures name={name} figures={undescribed} />
    </>
  );
}

/** The manuscript as editors and reviewers will see it, and the author's word that it is right. */
export function ManuscriptProof() {
  const { id, draft, edit, files, problemOf } = useWizard();
  const manuscript = currentManuscript(files.records);
  if (!manuscript) return null;
  const { name, path, sha256 } = manuscript;
  const problem = problemOf('checkedManuscript');
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t('authorSubmit.proof')}
      </Typography>
      {readableAs(name) ? (
        <>
          <Typography sx={{ mb: 1 }}>{t('authorSubmit.proofHint')}</Typography>
          <Box sx={{ mb: 1 }}>
            <PdfProof submission={id} name={name} />
          </Box>
          <ShownManuscript key={path} path={path} name={name} />
        </>
      ) : (
        <Typography>{t('authorSubmit.noProof', { name })}</Typography>
      )}
      <FormControlLabel
        control={
          <Checkbox
            checked={draft.checkedManuscript === sha256}
            onChange={(_, isChecked) => edit({ checkedManuscript: isChecked ? sha256 : '' })}
            slotProps={{
              input: { id: fieldId('checkedManuscript'), 'aria-invalid': problem !== undefined },
            }}
          />
        }
        label={t('authorSubmit.proofChecked')}
      />
      <ProblemNote>{problem}</ProblemNote>
    </Box>
  );
}
