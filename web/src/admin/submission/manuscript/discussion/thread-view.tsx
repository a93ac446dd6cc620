import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Colleague } from '@quire/model/calls/discussions';
import { STAFF_READERS } from '@quire/model/entities/discussion';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { useId, useState } from 'react';
import { MarkdownText } from '../../../../markdown-text/markdown-text.tsx';
import { rich } from '../../../../messages/rich.ts';
import { fileSize } from '../../../../ui/text-page/file-size.ts';
import { instant } from '../../../kit/dates.ts';
import { DownloadButton } from '../record/download-button.tsx';
import type { ManuscriptWork } from '../work/work.ts';
import { NoteForm } from './note-form.tsx';
import type { Thread } from './threads.ts';

interface ThreadViewProps {
  readonly work: ManuscriptWork;
  readonly thread: Thread;
  readonly colleagues: readonly Colleague[] | null;
}

/** One discussion: its notes in order, and the form to reply. */
export function ThreadView({ work, thread, colleagues }: ThreadViewProps) {
  const { first, answers } = thread;
  const [isAnswering, setAnswering] = useState(false);
  const heading = useId();
  const isYou = ({ uid }: { uid: string }) => uid === work.person.uid;
  const madeBy = ({ by, at, mentions }: Thread['first']) => {
    const name = isYou(by) ? t('officeManuscript.you') : by.name;
    const time = <time dateTime={at}>{instant(at)}</time>;
    const strong = (words: string) => <strong>{words}</strong>;
    if (mentions.length === 0) return rich('officeManuscript.noteBy', { strong, name, time });
    const names = formatList(
      mentions.map((each) => (isYou(each) ? t('officeManuscript.mentionedYou') : each.name)),
    );
    return rich('officeManuscript.noteByTo', { strong, name, time, names });
  };
  return (
    <Box
      component="section"
      aria-labelledby={heading}
      sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5, mt: 1.5 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <Typography variant="h3" id={heading} sx={{ overflowWrap: 'anywhere' }}>
          {first.subject}
        </Typography>
        <Chip size="small" variant="outlined" label={STAFF_READERS[first.readers]} />
      </Box>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {[first, ...answers].map((note) => (
          <Box
            component="li"
            key={note.id}
            sx={{ mb: 1.5, pl: 2, borderInlineStart: '3px solid', borderColor: 'divider' }}
          >
            <Typography variant="body2" color="text.secondary">
              {madeBy(note)}
            </Typography>
            <MarkdownText text={note.text} />
            {note.files.map((file) => (
              <Box key={file.id}>
                <DownloadButton
                  file={file}
                  label={t('officeManuscript.fileAndSize', {
                    name: file.name,
                    size: fileSize(file.size),
                  })}
                />
              </Box>
            ))}
          </Box>
        ))}
      </Box>
      {isAnswering ? (
        <NoteForm
          work={work}
          topic={first.id}
          readers={first.readers}
          colleagues={colleagues}
          onDone={() => setAnswering(false)}
        />
      ) : (
        <Button size="small" aria-describedby={heading} onClick={() => setAnswering(true)}>
          {t('officeManuscript.reply')}
        </Button>
      )}
    </Box>
  );
}
