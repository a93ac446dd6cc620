import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { isLanguage, LANGUAGES, type Language } from '@quire/model/messages/languages';
import { rememberLanguage } from '../config/remembered-language.ts';
import { saveProfile } from '../data/live/profile.ts';
import { openIn } from '../session/follow-language.ts';
import { languageLabel } from './language-label.ts';
import type { AsyncAction } from './use-async-action.ts';

interface LanguageSelectProps
  extends Pick<TextFieldProps, 'label' | 'helperText' | 'sx' | 'slotProps'> {
  readonly uid: string;
  readonly choices: readonly Language[];
  readonly chosen: Language;
  /** Saves the choice, and says why it could not. */
  readonly saving: AsyncAction;
}

/** A choice of language. It is saved in the person's profile, and the page opens in it. */
export function LanguageSelect({ uid, choices, chosen, saving, ...field }: LanguageSelectProps) {
  return (
    <TextField
      {...field}
      select
      size="small"
      value={chosen}
      disabled={saving.busy}
      onChange={({ target }) => {
        const language = target.value;
        if (!isLanguage(language)) return;
        void saving.run(async () => {
          await saveProfile(uid, { language });
          rememberLanguage(language);
          openIn(language);
        });
      }}
      slotProps={{
        ...field.slotProps,
        select: { renderValue: () => <span lang={chosen}>{LANGUAGES[chosen].name}</span> },
      }}
    >
      {choices.map((language) => (
        <MenuItem key={language} value={language}>
          {languageLabel(language)}
        </MenuItem>
      ))}
    </TextField>
  );
}
