import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LANGUAGES, type Language } from '@quire/model/messages/languages';
import { formatList } from '@quire/model/messages/numbers';
import { parseMessage } from '@quire/model/messages/parse-message';
import { t } from '@quire/model/messages/t';
import { createElement, Fragment } from 'react';
import { sampleCases } from './sample-cases.ts';

/** How a text that can be read looks with sample values. */
export function TextPreview({
  text,
  language,
}: {
  readonly text: string;
  readonly language: Language;
}) {
  const { locale, direction } = LANGUAGES[language];
  const cases = sampleCases(parseMessage(text), locale, (name) => `«${name}»`);
  return (
    <section aria-labelledby="text-preview">
      <Typography variant="h3" id="text-preview" sx={{ mb: 1 }}>
        {t('officeTexts.preview')}
      </Typography>
      {cases.map(({ decides, parts }) => {
        const named = decides.map(([name, value]) => t('officeTexts.previewCase', { name, value }));
        return (
          <Box key={named.join()} sx={{ mb: 1 }}>
            {named.length > 0 && (
              <Typography variant="body2" color="text.secondary">
                {t('officeTexts.previewOf', { cases: formatList(named) })}
              </Typography>
            )}
            <Typography
              lang={language}
              dir={direction}
              sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
            >
              {createElement(Fragment, null, ...parts)}
            </Typography>
          </Box>
        );
      })}
    </section>
  );
}
