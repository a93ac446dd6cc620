import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import type { Person } from '../../../session/use-person.ts';
import { FieldGrid } from './field-grid.tsx';
import type { WantedField } from './fields/field-props.ts';
import type { FormDescription } from './form-description.ts';
import { sectionAnchor } from './section-anchor.ts';
import type { RecordFormState } from './use-record-form.ts';
import type { Values } from './values.ts';

/** From this number of sections on, links to them are shown above the form. */
const MANY = 4;

interface FormSectionsProps {
  readonly form: FormDescription;
  readonly person: Person;
  readonly state: RecordFormState;
  readonly values: Values;
  readonly wanted: WantedField | null;
}

/** The sections of a form, each a group of fields with a title. */
export function FormSections({ form, person, state, values, wanted }: FormSectionsProps) {
  const { isNew, problems, live, change } = state;
  const around = useMemo(
    () => ({ person, values, isNew, problems, wanted }),
    [person, values, isNew, problems, wanted],
  );
  const shown = form.sections.filter(({ isShown }) => isShown?.(values) ?? true);
  const { hash } = useLocation();
  // The form comes after its page, which has looked for the place already.
  useEffect(() => {
    const place = form.sections.map(({ title }) => sectionAnchor(title));
    const named = place.find((id) => hash === `#${id}` || hash === `#${encodeURIComponent(id)}`);
    if (named) document.getElementById(named)?.scrollIntoView();
  }, [form, hash]);
  return (
    <Stack spacing={2} sx={{ maxWidth: 980 }}>
      {shown.length >= MANY && (
        <Stack
          component="nav"
          aria-label={t('officeForm.sections')}
          direction="row"
          sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}
        >
          {shown.map(({ title }) => (
            <Link key={title} href={`#${sectionAnchor(title)}`} variant="body2" underline="hover">
              {title}
            </Link>
          ))}
        </Stack>
      )}
      {shown.map(({ title, help, fields, after }) => (
        <Paper
          key={title}
          component="section"
          variant="outlined"
          id={sectionAnchor(title)}
          aria-labelledby={`${sectionAnchor(title)}-title`}
          sx={{ p: { xs: 2, sm: 2.5 }, scrollMarginTop: 64 }}
        >
          <Typography variant="h2" id={`${sectionAnchor(title)}-title`} sx={{ mb: help ? 0.5 : 2 }}>
            {title}
          </Typography>
          {help && (
            <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
              {help}
            </Typography>
          )}
          <FieldGrid
            fields={fields}
            item={values}
            path=""
            disabled={live.keeping.deletedAt !== undefined}
            around={around}
            onChange={change}
          />
          {after?.(values, person)}
        </Paper>
      ))}
    </Stack>
  );
}
