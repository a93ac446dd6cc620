import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { CORRECTION_MAX_LENGTH } from '@quire/model/entities/corrections';
import { LANGUAGES, type Language, SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import { t } from '@quire/model/messages/t';
import { textProblems } from '@quire/model/messages/text-problems';
import { adminTemplatesPath } from '@quire/model/office-paths';
import { textGroupOf } from '@quire/model/text-groups';
import { textProblemWords } from '@quire/model/text-problem-words';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../data/calls.ts';
import { useAsyncAction } from '../../signed-in/use-async-action.ts';
import { useCloseGuard } from '../kit/close-guard.tsx';
import { CloseIcon } from '../kit/icons.tsx';
import { tell } from '../kit/notices.ts';
import { TextHistory } from './text-history.tsx';
import { TextPreview } from './text-preview.tsx';
import { TextValues } from './text-values.tsx';
import type { TextEntry } from './use-texts.ts';

interface TextEditorProps {
  readonly entry: TextEntry;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** One text: its original, the press's own text, how it will look, and what it was before. */
export function TextEditor({ entry, onSaved, onClose }: TextEditorProps) {
  const { language, key, source, text: catalogue, own } = entry;
  const [text, setText] = useState(own ?? catalogue);
  const { busy, problem, run } = useAsyncAction();
  const guard = useCloseGuard(onClose);
  const { direction } = LANGUAGES[language];
  const problems = textProblems(language, source, text);
  const isFitting = problems.every(({ code }) => code === 'long');
  const isReadable = problems.every(({ code }) => code !== 'unreadable' && code !== 'empty');

  async function save(next: string | null) {
    const isSaved = await run(async () => {
      // The original's words need no place among the press's own.
      const changed = next === catalogue ? null : next;
      await call('saveText', { language, key, seen: own ?? null, text: changed });
    });
    if (!isSaved) return;
    guard.forget();
    tell(next === null ? t('officeTexts.restored') : t('office.saved'));
    onSaved();
  }

  return (
    <Drawer
      anchor="right"
      open
      onClose={guard.close}
      onInput={guard.onInput}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': 'text-key',
          sx: { width: { xs: '100%', sm: 560 }, bgcolor: 'background.paper' },
        },
      }}
    >
      <Stack spacing={2.5} sx={{ p: 2.5 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography variant="h2" id="text-key" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
            <bdi>{key}</bdi>
          </Typography>
          <IconButton aria-label={t('office.close')} onClick={guard.close}>
            <CloseIcon />
          </IconButton>
        </Box>
        {textGroupOf(key) === 'mails' && (
          <Alert
            severity="info"
            action={
              <Button component={Link} to={adminTemplatesPath()} color="inherit" size="small">
                {t('officeTexts.openTemplates')}
              </Button>
            }
          >
            {t('officeTexts.mailNote')}
          </Alert>
        )}
        {language !== SOURCE_LANGUAGE && (
          <Given label={t('officeTexts.english')} text={source} language={SOURCE_LANGUAGE} />
        )}
        <Given label={t('officeTexts.original')} text={catalogue} language={language} />
        <TextField
          multiline
          fullWidth
          minRows={2}
          label={t('officeTexts.ownText')}
          value={text}
          disabled={busy}
          error={!isFitting}
          onChange={({ target }) => setText(target.value)}
          slotProps={{
            htmlInput: {
              lang: language,
              dir: direction,
              maxLength: CORRECTION_MAX_LENGTH,
              'aria-describedby': 'text-problems',
            },
          }}
        />
        <Box id="text-problems" role="status">
          {problems.length > 0 && (
            <Alert severity={isFitting ? 'warning' : 'error'}>
              {problems.map(textProblemWords).map((words) => (
                <div key={words}>{words}</div>
              ))}
            </Alert>
          )}
        </Box>
        {problem && <Alert severity="error">{problem}</Alert>}
        <Stack direction="row" spacing={1}>
          <Button
            variant="contained"
            loading={busy}
            disabled={!isFitting || text === (own ?? catalogue)}
            onClick={() => void save(text)}
          >
            {t('office.save')}
          </Button>
          {own !== undefined && (
            <Button disabled={busy} onClick={() => void save(null)}>
              {t('officeTexts.restore')}
            </Button>
          )}
        </Stack>
        {isReadable && <TextPreview {...{ text, language }} />}
        <TextValues source={source} />
        <TextHistory {...{ language }} name={key} onTake={setText} />
      </Stack>
      {guard.question}
    </Drawer>
  );
}

interface GivenProps {
  readonly label: string;
  readonly text: string;
  readonly language: Language;
}

/** A text to compare with. */
const Given = ({ label, text, language }: GivenProps) => (
  <div>
    <Typography variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Typography
      lang={language}
      dir={LANGUAGES[language].direction}
      sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
    >
      {text}
    </Typography>
  </div>
);
