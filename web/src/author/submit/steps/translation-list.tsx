import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { TRANSLATIONS_MAX } from '@quire/model/constants';
import { DraftTranslationSchema } from '@quire/model/entities/submission';
import { t } from '@quire/model/messages/t';
import { useEffect, useState } from 'react';
import { useWizard } from '../context/wizard-context.ts';
import { FIELD_LABELS } from '../step-table/field-labels.ts';
import { fieldId } from '../step-table/steps.ts';
import { TranslationCard } from './translation-card.tsx';

/** The title, the abstract and what else describes the manuscript in further languages. */
export function TranslationList() {
  const { draft, edit } = useWizard();
  const { translations } = draft;
  const [added, setAdded] = useState<number | null>(null);
  useEffect(() => {
    if (added !== null) document.getElementById(fieldId(`translations.${added}.language`))?.focus();
  }, [added]);
  return (
    <section aria-labelledby={fieldId('translations')}>
      <Typography id={fieldId('translations')} variant="h3" tabIndex={-1}>
        {FIELD_LABELS.translations}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        {t('authorSubmit.translationsHint')}
      </Typography>
      <Stack spacing={2}>
        {translations.map((translation, place) => (
          <TranslationCard
            key={translation.id}
            place={place}
            translation={translation}
            onChange={(changed) =>
              edit({
                translations: translations.map((each) =>
                  each.id === translation.id ? changed : each,
                ),
              })
            }
            onRemove={() => {
              edit({ translations: translations.filter(({ id }) => id !== translation.id) });
              setAdded(null);
            }}
          />
        ))}
        {translations.length < TRANSLATIONS_MAX && (
          <Button
            variant="outlined"
            sx={{ alignSelf: 'flex-start' }}
            onClick={() => {
              const blank = DraftTranslationSchema.parse({ id: crypto.randomUUID() });
              edit({ translations: [...translations, blank] });
              setAdded(translations.length);
            }}
          >
            {t('articleWords.addTranslation')}
          </Button>
        )}
      </Stack>
    </section>
  );
}
