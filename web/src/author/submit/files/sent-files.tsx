import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { FileKind, StoredSubmissionFile } from '@quire/model/entities/submission-file';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { call } from '../../../data/calls.ts';
import { ProblemNote } from '../../../signed-in/problem-note.tsx';
import { FileRow } from '../../kit/file-row.tsx';
import { useAction } from '../../kit/use-action.ts';
import type { Offered } from '../context/submission-upload.ts';
import { KindField } from './kind-field.tsx';

interface SentFilesProps {
  readonly submission: string;
  readonly files: readonly StoredSubmissionFile[];
  readonly kinds: readonly FileKind[];
  /** The round that files are uploaded for: what was sent for an earlier one stays what it was. */
  readonly round: number;
  readonly onOffered: (offered: Offered) => void;
  /** Reviewers are not to know who wrote it. */
  readonly isAnonymous: boolean;
}

/** The files that have arrived: what each of them is can be changed, and it can be removed. */
export function SentFiles(props: SentFilesProps) {
  const { submission, files, kinds, round, isAnonymous, onOffered } = props;
  const changing = useAction();
  if (files.length === 0) return null;
  const names = [...new Set(files.flatMap(({ namesFound }) => namesFound))];
  return (
    <section aria-labelledby="sent-files">
      <Typography id="sent-files" variant="h3">
        {t('authorSubmit.filesOfSubmission')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {files.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            actions={
              <>
                {file.round === round && (
                  <Box sx={{ flex: '0 1 15rem' }}>
                    <KindField
                      id={file.id}
                      name={file.name}
                      kind={file.kind}
                      kinds={kinds}
                      isDisabled={changing.busy}
                      onChoose={(kind) =>
                        void changing.run(async () => {
                          const { id: upload, name, label } = file;
                          const asked = { submission, upload, name, kind, label };
                          const { offered } = await call('addSubmissionFile', asked);
                          if (offered) onOffered(offered);
                        })
                      }
                    />
                  </Box>
                )}
                <Button
                  size="small"
                  color="error"
                  aria-label={t('author.removeNamed', { name: file.name })}
                  aria-disabled={changing.busy}
                  onClick={() =>
                    void changing.run(async () => {
                      await call('removeSubmissionFile', { submission, file: file.id });
                    })
                  }
                >
                  {t('author.remove')}
                </Button>
              </>
            }
          />
        ))}
      </Box>
      <ProblemNote>{changing.problem}</ProblemNote>
      {isAnonymous && names.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t('authorSubmit.namesFound', { names: formatList(names) })}
        </Alert>
      )}
    </section>
  );
}
