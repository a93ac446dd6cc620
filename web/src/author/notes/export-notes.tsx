import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { t } from '@quire/model/messages/t';
import { readAllNotes } from '../../data/live/own-notes.ts';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { saveFile } from '../../ui/files/save-file.ts';
import { useAction } from '../kit/use-action.ts';
import { type ExportedNotes, notesAsJson, notesAsMarkdown } from './notes-file.ts';

const FORMATS: readonly {
  readonly label: string;
  readonly name: string;
  readonly type: string;
  readonly write: (all: ExportedNotes, origin: string) => string;
}[] = [
  { label: t('author.markdown'), name: 'notes.md', type: 'text/markdown', write: notesAsMarkdown },
  { label: t('author.json'), name: 'notes.json', type: 'application/json', write: notesAsJson },
];

/** All highlights and notes as a file, of every page of the list. */
export function ExportNotes({ uid }: { readonly uid: string }) {
  const exporting = useAction();
  return (
    <>
      <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap', mb: 3 }} useFlexGap>
        {FORMATS.map(({ label, name, type, write }) => (
          <Button
            key={name}
            variant="outlined"
            disabled={exporting.busy}
            onClick={() =>
              void exporting.run(async () => {
                const text = write(await readAllNotes(uid), location.origin);
                saveFile(new Blob([text], { type }), name);
              })
            }
          >
            {t('author.exportAs', { format: label })}
          </Button>
        ))}
      </Stack>
      <ProblemNote>{exporting.problem}</ProblemNote>
    </>
  );
}
