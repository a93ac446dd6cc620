import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  isLanguage,
  LANGUAGES,
  type Language,
  SOURCE_LANGUAGE,
} from '@quire/model/messages/languages';
import { t } from '@quire/model/messages/t';
import { rememberLanguage } from '../../config/remembered-language.ts';
import { saveProfile } from '../../data/live/profile.ts';
import { usePress } from '../../layouts/press-digest.ts';
import { openIn } from '../../session/follow-language.ts';
import { Panel } from '../../signed-in/panel.tsx';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { useAction } from '../kit/use-action.ts';

interface LanguagePanelProps {
  readonly uid: string;
  readonly chosen: Language | undefined;
}

/** The language of a person's own pages and mails, where the press offers more than one. */
export function LanguagePanel({ uid, chosen = SOURCE_LANGUAGE }: LanguagePanelProps) {
  const saving = useAction();
  const offered = (usePress()?.press.languages ?? []).filter(isLanguage);
  if (offered.length === 0) return null;
  const choices = [...new Set([SOURCE_LANGUAGE, ...offered, chosen])].filter(isLanguage);
  return (
    <Panel title={t('languages.language')}>
      <TextField
        select
        fullWidth
        size="small"
        label={t('languages.language')}
        helperText={t('languages.languageHint')}
        value={chosen}
        disabled={saving.busy}
        sx={{ maxWidth: 460 }}
        onChange={({ target }) => {
          const language = target.value;
          if (!isLanguage(language)) return;
          void saving.run(async () => {
            await saveProfile(uid, { language });
            rememberLanguage(language);
            openIn(language);
          });
        }}
      >
        {choices.map((language) => (
          <MenuItem key={language} value={language} lang={language}>
            {LANGUAGES[language].name}
          </MenuItem>
        ))}
      </TextField>
      <ProblemNote>{saving.problem}</ProblemNote>
    </Panel>
  );
}
