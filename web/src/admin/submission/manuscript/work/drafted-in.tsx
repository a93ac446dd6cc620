import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { language as pageLanguage } from '@quire/model/messages/language';
import { type Language, SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import { languageName } from '@quire/model/messages/names';
import { t } from '@quire/model/messages/t';

interface DraftedInProps {
  readonly receiver: 'author' | 'reviewer';
  readonly language: Language;
  readonly onEnglish: () => void;
}

/** Tells an editor that a letter is in its receiver's language and not in the editor's, and offers it in English. */
export function DraftedIn({ receiver, language, onEnglish }: DraftedInProps) {
  if (language === pageLanguage()) return null;
  return (
    <Typography variant="body2" color="text.secondary" role="status">
      {t('officeReview.draftedIn', { receiver, language: languageName(language) })}{' '}
      {language !== SOURCE_LANGUAGE && (
        <Button size="small" onClick={onEnglish}>
          {t('officeReview.useEnglish')}
        </Button>
      )}
    </Typography>
  );
}
