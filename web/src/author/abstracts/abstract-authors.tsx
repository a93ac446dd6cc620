import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { t } from '@quire/model/messages/t';
import { BLANK_AUTHOR, type TypedAbstract } from './abstract-values.ts';

type Author = TypedAbstract['authors'][number];

interface AbstractAuthorsProps {
  readonly authors: readonly Author[];
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (authors: Author[]) => void;
}

const AUTHORS_MOST = 30;
const FIELDS = [
  ['name', t('forms.name'), 160],
  ['affiliation', t('forms.institution'), 250],
  ['email', t('authorAbstracts.emailOptional'), 254],
] as const;

/** The authors in order, with the presenting author. */
export function AbstractAuthors({ authors, problems, onChange }: AbstractAuthorsProps) {
  const change = (at: number, part: Partial<Author>) =>
    onChange(authors.map((author, place) => (place === at ? { ...author, ...part } : author)));
  return (
    <Box
      component="fieldset"
      id="abstract-authors"
      tabIndex={-1}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 2, outline: 'none' }}
    >
      <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 600 }}>
        {t('authorAbstracts.authorsInOrder')}
      </Box>
      {authors.map((author, at) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: blank rows differ only in their position
          key={at}
          role="group"
          aria-label={t('authorAbstracts.authorNumber', { number: at + 1 })}
          sx={{ borderInlineStart: '2px solid var(--rule)', paddingInlineStart: 2 }}
        >
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, 1fr)' } }}>
            {FIELDS.map(([field, label, most]) => {
              const problem = problems[`authors.${at}.${field}`];
              return (
                <TextField
                  key={field}
                  id={`abstract-authors.${at}.${field}`}
                  label={label}
                  required={field !== 'email'}
                  type={field === 'email' ? 'email' : 'text'}
                  value={author[field]}
                  error={problem !== undefined}
                  helperText={problem}
                  onChange={({ target }) => change(at, { [field]: target.value })}
                  slotProps={{ htmlInput: { maxLength: most } }}
                />
              );
            })}
            <FormControlLabel
              control={
                <Checkbox
                  checked={author.isPresenting}
                  onChange={({ target }) => change(at, { isPresenting: target.checked })}
                />
              }
              label={t('authorAbstracts.presentingAuthor')}
            />
          </Box>
          {authors.length > 1 && (
            <Button
              size="small"
              color="error"
              aria-label={t('authorAbstracts.removeAuthor', { number: at + 1 })}
              onClick={() => onChange(authors.filter((_, place) => place !== at))}
            >
              {t('author.remove')}
            </Button>
          )}
        </Box>
      ))}
      {problems.authors && <FormHelperText error>{problems.authors}</FormHelperText>}
      {authors.length < AUTHORS_MOST && (
        <div>
          <Button variant="outlined" onClick={() => onChange([...authors, { ...BLANK_AUTHOR }])}>
            {t('authorAbstracts.addAuthor')}
          </Button>
        </div>
      )}
    </Box>
  );
}
