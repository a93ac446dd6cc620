import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { NOTE_FILE_MAX_BYTES, NOTE_FILES_MAX } from '@quire/model/entities/discussion';
import { t } from '@quire/model/messages/t';
import { useRef } from 'react';
import { fileSize } from '../../../../ui/text-page/file-size.ts';

/** A file to attach. The key is created once, so that a file sent twice is attached once. */
export interface ChosenFile {
  readonly key: string;
  readonly file: File;
}

interface NoteFilesFieldProps {
  readonly chosen: readonly ChosenFile[];
  readonly onChange: (chosen: readonly ChosenFile[]) => void;
}

/** Why a file cannot be attached, before it is sent; null where nothing is wrong. */
export const noteFileRefusal = ({ name, size }: File): string | null =>
  size > NOTE_FILE_MAX_BYTES
    ? t('officeManuscript.fileTooLarge', {
        name,
        size: fileSize(size),
        limit: fileSize(NOTE_FILE_MAX_BYTES),
      })
    : null;

/** The files attached to a note, each with its problem, if any. */
export function NoteFilesField({ chosen, onChange }: NoteFilesFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box>
      {chosen.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 1, p: 0 }}>
          {chosen.map(({ key, file }) => (
            <Box component="li" key={key} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
                {noteFileRefusal(file) ? (
                  <Typography component="span" variant="body2" color="error">
                    {noteFileRefusal(file)}
                  </Typography>
                ) : (
                  t('officeManuscript.fileAndSize', { name: file.name, size: fileSize(file.size) })
                )}
              </Typography>
              <Button
                size="small"
                aria-label={t('officeManuscript.removeFile', { name: file.name })}
                onClick={() => onChange(chosen.filter((each) => each.key !== key))}
              >
                {t('office.remove')}
              </Button>
            </Box>
          ))}
        </Box>
      )}
      {chosen.length < NOTE_FILES_MAX && (
        <>
          <Button variant="outlined" size="small" onClick={() => input.current?.click()}>
            {t('officeManuscript.attachFiles')}
          </Button>
          <input
            ref={input}
            type="file"
            multiple
            hidden
            aria-label={t('officeManuscript.filesToAttach')}
            onChange={({ target }) => {
              const added = [...(target.files ?? [])].map((file) => ({
                key: crypto.randomUUID(),
                file,
              }));
              onChange([...chosen, ...added].slice(0, NOTE_FILES_MAX));
              target.value = '';
            }}
          />
        </>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {t('officeManuscript.filesHint', {
          count: NOTE_FILES_MAX,
          size: fileSize(NOTE_FILE_MAX_BYTES),
        })}
      </Typography>
    </Box>
  );
}
