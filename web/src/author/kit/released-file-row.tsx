import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FILE_FORMATS } from '@quire/model/entities/submission-file';
import type { ReleasedFile } from '@quire/model/entities/submission-record';
import { joinFacts } from '@quire/model/messages/join-facts';
import { t } from '@quire/model/messages/t';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { saveStoredFile } from '../../signed-in/save-stored-file.ts';
import { fileSize } from '../../ui/text-page/file-size.ts';
import { useAction } from './use-action.ts';

/** A file that came with a report and that the editor has passed on. */
export function ReleasedFileRow({ file }: { readonly file: ReleasedFile }) {
  const fetching = useAction();
  return (
    <Box component="li">
      {joinFacts([file.name, FILE_FORMATS[file.format].label, fileSize(file.size)], ', ')}
      <Button
        size="small"
        aria-label={t('author.downloadNamed', { name: file.name })}
        aria-disabled={fetching.busy}
        onClick={() => void fetching.run(() => saveStoredFile(file))}
      >
        {t('forms.download')}
      </Button>
      <ProblemNote>{fetching.problem}</ProblemNote>
    </Box>
  );
}
