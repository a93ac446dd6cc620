import Button from '@mui/material/Button';
import { fetchStoredFile } from '../../../../data/live/fetch-stored-file.ts';
import { messageOf } from '../../../kit/message-of.ts';
import { tellFailure } from '../../../kit/notices.ts';
import { saveFile } from '../../../kit/save-file.ts';
import { useAttempt } from '../use-attempt.ts';

interface DownloadButtonProps {
  readonly file: { readonly path: string; readonly size: number; readonly name: string };
  readonly label?: string;
}

/** Saves a file of the manuscript under the name that it has. */
export function DownloadButton({ file, label = 'Download' }: DownloadButtonProps) {
  const { busy, run } = useAttempt();
  async function save() {
    try {
      saveFile(await fetchStoredFile(file.path), file.name);
    } catch (error) {
      tellFailure(messageOf(error));
    }
  }
  return (
    <Button
      size="small"
      loading={busy}
      aria-label={`Download ${file.name}`}
      onClick={() => void run(save)}
      sx={{ maxWidth: '100%', overflowWrap: 'anywhere' }}
    >
      {label}
    </Button>
  );
}
