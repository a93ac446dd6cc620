import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ArticleFile } from '@quire/model/entities/article';
import { t } from '@quire/model/messages/t';
import { useRef, useState, useSyncExternalStore } from 'react';
import type { Person } from '../../../session/use-person.ts';
import { createArticleUploads } from '../files/article-uploads.ts';
import { ArticleFileRow } from './article-file-row.tsx';
import type { MetadataState } from './use-metadata.ts';

interface ArticleFilesProps {
  readonly id: string;
  readonly metadata: MetadataState;
  readonly person: Person;
  readonly mayEdit: boolean;
  readonly settle: () => Promise<void>;
}

const isSame = (one: ArticleFile, other: ArticleFile) =>
  one.role === other.role && one.name === other.name;

/** The article's files by role; a new PDF replaces the previous one. */
export function ArticleFiles({ id, metadata, person, mayEdit, settle }: ArticleFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const role = useRef<'pdf' | 'supplement'>('pdf');
  const files = metadata.version?.files ?? [];

  async function save(change: (files: readonly ArticleFile[]) => ArticleFile[]) {
    await settle();
    await metadata.save({ files: change });
  }

  const join = (file: ArticleFile) =>
    save((before) => [
      ...before.filter((each) =>
        file.role === 'pdf' ? each.role !== 'pdf' : each.name !== file.name,
      ),
      file,
    ]);
  // The queue lives as long as the page; the callback is that of the latest render.
  const latest = useRef(join);
  latest.current = join;
  const [queue] = useState(() =>
    createArticleUploads(
      { uid: person.uid, article: id },
      { added: (file) => void latest.current(file) },
    ),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.items);
  const failed = uploads.filter(({ state }) => state === 'failed');
  const running = uploads.find(({ state }) => state !== 'failed');
  const isBusy = running !== undefined || metadata.saving;

  function add(file: File) {
    for (const upload of failed) queue.cancel(upload.id);
    queue.push([{ file, role: role.current, name: file.name }]);
  }

  function choose(wanted: 'pdf' | 'supplement') {
    role.current = wanted;
    if (input.current) input.current.accept = wanted === 'pdf' ? 'application/pdf' : '';
    input.current?.click();
  }

  return (
    <Box component="section" id="article-files" aria-labelledby="files-title">
      <Typography id="files-title" variant="h2" gutterBottom>
        {t('officeEditorDetails.files')}
      </Typography>
      <Stack component="ul" spacing={0.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {files.map((file) => (
          <ArticleFileRow
            key={`${file.role} ${file.name}`}
            {...{ file, mayEdit, isBusy }}
            onTakeOut={() =>
              void save((before) =>
                before.filter(({ role: r, name }) => r !== file.role || name !== file.name),
              )
            }
            onDescribe={(words) =>
              save((before) =>
                before.map((each) => (isSame(each, file) ? { ...each, ...words } : each)),
              )
            }
          />
        ))}
        {files.length === 0 && (
          <Typography component="li" variant="body2" color="text.secondary">
            {t('officeEditorDetails.noFiles')}
          </Typography>
        )}
      </Stack>
      {running && (
        <LinearProgress
          variant="determinate"
          value={Math.round((100 * running.sent) / Math.max(1, running.file.size))}
          aria-label={t('officeEditorDetails.uploading')}
          sx={{ mt: 1 }}
        />
      )}
      {failed.map((upload) => (
        <Alert key={upload.id} severity="error" sx={{ mt: 1 }}>
          {upload.problem}
        </Alert>
      ))}
      {mayEdit && (
        <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={t('officeEditorDetails.chooseFile')}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              event.target.value = '';
              if (file) add(file);
            }}
          />
          <Button size="small" variant="outlined" disabled={isBusy} onClick={() => choose('pdf')}>
            {files.some((file) => file.role === 'pdf')
              ? t('officeEditorDetails.replacePdf')
              : t('officeEditorDetails.uploadPdf')}
          </Button>
          <Button
            size="small"
            variant="outlined"
            disabled={isBusy}
            onClick={() => choose('supplement')}
          >
            {t('officeEditorDetails.addSupplement')}
          </Button>
        </Stack>
      )}
    </Box>
  );
}
