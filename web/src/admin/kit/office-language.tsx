import { language } from '@quire/model/messages/language';
import {
  LANGUAGES,
  type Language,
  SOURCE_LANGUAGE,
  TRANSLATED,
} from '@quire/model/messages/languages';
import { t } from '@quire/model/messages/t';
import { useEffect } from 'react';
import { LanguageSelect } from '../../signed-in/language-select.tsx';
import { useAsyncAction } from '../../signed-in/use-async-action.ts';
import { tellFailure } from './notices.ts';

/** The language of the office: one of those that it is translated into. */
export function OfficeLanguage({ uid }: { readonly uid: string }) {
  const saving = useAsyncAction();
  useEffect(() => {
    if (saving.problem) tellFailure(saving.problem);
  }, [saving.problem]);
  const translated = TRANSLATED.filter((each) => LANGUAGES[each].hasOffice);
  return (
    <LanguageSelect
      {...{ uid, saving }}
      choices={[...new Set<Language>([SOURCE_LANGUAGE, ...translated, language()])]}
      chosen={language()}
      slotProps={{ htmlInput: { 'aria-label': t('languages.language') } }}
    />
  );
}
