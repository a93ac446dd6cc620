import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { errorMessage } from '@quire/model/errors';
import { isLanguage, LANGUAGES, type Language } from '@quire/model/messages/languages';
import { t } from '@quire/model/messages/t';
import { Link as RouterLink, useNavigate } from 'react-router';
import { call } from '../../../data/calls.ts';
import { type TextVersion, useTextVersions } from '../../../data/live/office/use-text-versions.ts';
import { rich } from '../../../messages/rich.ts';
import { useAsyncAction } from '../../../signed-in/use-async-action.ts';
import type { FormSection } from '../form/form-description.ts';
import { useOfferedLanguages } from '../form/use-offered-languages.ts';
import type { Values } from '../form/values.ts';
import { CONTENT_STATUS_LABELS } from './content-status.tsx';

/** What a text and its translations share, by kind. Editors may list the texts of their journals only. */
const SHARED = { pages: ['path', 'journal'], posts: ['kind', 'skey', 'journal'] } as const;
/** What tells a text from the others of its kind: a new one has none yet. */
const ADDRESS = { pages: 'path', posts: 'skey' } as const;

interface TextTranslationsProps {
  readonly kind: keyof typeof SHARED;
  readonly values: Values;
  readonly pathOf: (id: string) => string;
}

/** The section of a form of texts that are translated as documents of their own. */
export const translationsSection = (
  kind: TextTranslationsProps['kind'],
  pathOf: TextTranslationsProps['pathOf'],
): FormSection => ({
  title: t('officeForm.translations'),
  help: t('officeForm.translationsHint'),
  fields: [],
  isShown: (values) => Boolean(values[ADDRESS[kind]]),
  after: (values) => <TextTranslations {...{ kind, values, pathOf }} />,
});

/** Of an original, its translations with their states; of a translation, its original. */
function TextTranslations({ kind, values, pathOf }: TextTranslationsProps) {
  const shared = SHARED[kind].flatMap((field) => (values[field] ? [[field, values[field]]] : []));
  const { versions, problem } = useTextVersions(kind, JSON.stringify(Object.fromEntries(shared)));
  const offered = useOfferedLanguages();
  const original = versions.find(({ language }) => language === undefined);
  if (problem) return <Alert severity="error">{errorMessage(problem)}</Alert>;
  if (!original || !offered) return null;
  const own = typeof values.language === 'string' ? values.language : '';
  if (isLanguage(own)) {
    return (
      <Typography>
        {rich('officeForm.translationOf', {
          language: LANGUAGES[own].name,
          original: (words) => (
            <Link component={RouterLink} to={pathOf(original.id)}>
              {words}
            </Link>
          ),
        })}{' '}
        <OlderChip version={versions.find(({ language }) => language === own)} {...{ original }} />
      </Typography>
    );
  }
  if (offered.length === 0) {
    return <Typography>{t('officeForm.noOtherLanguages')}</Typography>;
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', rowGap: 0.5 }}>
      {offered.map((language) => (
        <TranslationRow
          key={language}
          version={versions.find((each) => each.language === language)}
          {...{ kind, language, original, pathOf }}
        />
      ))}
    </Box>
  );
}

interface TranslationRowProps extends Omit<TextTranslationsProps, 'values'> {
  readonly language: Language;
  readonly original: TextVersion;
  readonly version: TextVersion | undefined;
}

function TranslationRow({ kind, language, original, version, pathOf }: TranslationRowProps) {
  const { busy, problem, run } = useAsyncAction();
  const navigate = useNavigate();
  const { name } = LANGUAGES[language];

  /** It starts as a draft, with what is stored of the original. */
  async function add() {
    const data = { ...original.data, language, status: 'draft' };
    const { id } = await call('saveRecord', { kind, id: null, base: 0, data });
    await navigate(pathOf(id));
  }

  return (
    <Box
      component="li"
      sx={{ display: 'flex', columnGap: 2, flexWrap: 'wrap', alignItems: 'center' }}
    >
      <Box lang={language} sx={{ flex: '1 1 10rem' }}>
        {name}
      </Box>
      <Box sx={{ flex: '1 1 14rem', display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Typography variant="body2" color="text.secondary">
          {version
            ? (CONTENT_STATUS_LABELS[version.status] ?? version.status)
            : t('officeForm.notTranslated')}
        </Typography>
        <OlderChip {...{ version, original }} />
      </Box>
      {version ? (
        <Button size="small" component={RouterLink} to={pathOf(version.id)}>
          {t('officeForm.editTranslation', { language: name })}
        </Button>
      ) : (
        <Button size="small" disabled={busy} onClick={() => void run(add)}>
          {t('officeForm.addTranslation', { language: name })}
        </Button>
      )}
      {problem && (
        <Alert severity="error" sx={{ flexBasis: '100%' }}>
          {problem}
        </Alert>
      )}
    </Box>
  );
}

function OlderChip({
  version,
  original,
}: {
  readonly version: TextVersion | undefined;
  readonly original: TextVersion;
}) {
  if (!version || version.updatedAt >= original.updatedAt) return null;
  return <Chip size="small" color="warning" label={t('officeForm.olderThanOriginal')} />;
}
