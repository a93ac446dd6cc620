import { isLanguage, type Language, SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import { t } from '@quire/model/messages/t';
import { usePress } from '../../layouts/press-digest.ts';
import { LanguageSelect } from '../../signed-in/language-select.tsx';
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
      <LanguageSelect
        {...{ uid, choices, chosen, saving }}
        label={t('languages.language')}
        helperText={t('languages.languageHint')}
        sx={{ width: '100%', maxWidth: 460 }}
      />
      <ProblemNote>{saving.problem}</ProblemNote>
    </Panel>
  );
}
