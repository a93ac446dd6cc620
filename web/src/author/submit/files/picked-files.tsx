import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  FILE_KIND_NAMES,
  FILE_KINDS,
  type FileKind,
  type StoredSubmissionFile,
} from '@quire/model/entities/submission-file';
import { fileSize } from '../../../ui/text-page/file-size.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { refuseFile } from './refuse-file.ts';

export interface PickedFile {
  readonly id: string;
  readonly file: File;
  readonly kind: FileKind;
}

/** The file that one of this kind takes the place of, where there may be only one. */
export function replacedBy(
  kind: FileKind,
  current: readonly StoredSubmissionFile[],
): StoredSubmissionFile | undefined {
  return FILE_KINDS[kind].most === 1 ? current.find((each) => each.kind === kind) : undefined;
}

interface PickedFilesProps {
  readonly picked: readonly PickedFile[];
  readonly current: readonly StoredSubmissionFile[];
  readonly kinds: readonly FileKind[];
  readonly onChange: (picked: readonly PickedFile[]) => void;
  readonly onSend: () => void;
}

/** Files that were chosen, and what each of them is, before they are sent. */
export function PickedFiles({ picked, current, kinds, onChange, onSend }: PickedFilesProps) {
  if (picked.length === 0) return null;
  const options = FILE_KIND_NAMES.filter((kind) => kinds.includes(kind)).map((key) => ({
    key,
    label: FILE_KINDS[key].label,
  }));
  const sendable = picked.filter(({ file, kind }) => refuseFile(file, kind) === null).length;
  return (
    <section aria-labelledby="picked">
      <Typography id="picked" variant="h3" sx={{ mb: 1.5 }}>
        What are they?
      </Typography>
      <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {picked.map(({ id, file, kind }) => {
          const problem = refuseFile(file, kind) ?? undefined;
          const replaced = replacedBy(kind, current);
          return (
            <Box
              component="li"
              key={id}
              sx={{
                display: 'grid',
                gap: 1,
                alignItems: 'start',
                gridTemplateColumns: { sm: '1fr 16rem auto' },
              }}
            >
              <Box sx={{ overflowWrap: 'anywhere', minWidth: 0, pt: { sm: 1.25 } }}>
                {file.name}{' '}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  ({fileSize(file.size)})
                </Box>
              </Box>
              <ChoiceField
                id={`kind-${id}`}
                label="Kind"
                value={kind}
                options={options}
                problem={problem}
                help={problem ?? (replaced && `Takes the place of ${replaced.name}.`)}
                onChoose={(key) => {
                  const chosen = kinds.find((each) => each === key);
                  if (chosen)
                    onChange(
                      picked.map((each) => (each.id === id ? { ...each, kind: chosen } : each)),
                    );
                }}
              />
              <Button
                aria-label={`Leave out ${file.name}`}
                onClick={() => onChange(picked.filter((each) => each.id !== id))}
              >
                Leave out
              </Button>
            </Box>
          );
        })}
      </Stack>
      {sendable > 0 && (
        <Button variant="contained" sx={{ mt: 2 }} onClick={onSend}>
          {sendable === 1 ? 'Send this file' : `Send ${sendable} files`}
        </Button>
      )}
    </section>
  );
}
