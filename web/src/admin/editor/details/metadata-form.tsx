import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import type { Person } from '../../../session/use-person.ts';
import { FieldGrid } from '../../kit/form/field-grid.tsx';
import { labelAt } from '../../kit/form/form-fields.ts';
import { METADATA_SECTIONS } from './metadata-fields.tsx';
import type { MetadataState } from './use-metadata.ts';

interface MetadataFormProps {
  readonly metadata: MetadataState;
  readonly person: Person;
  readonly mayEdit: boolean;
  /** A DOI with the journal's prefix, if the article has none yet. */
  readonly suggestedDoi: string | null;
}

const [FIRST, ...REST] = METADATA_SECTIONS;
const FORM = {
  sections: FIRST ? ([FIRST, ...REST] as const) : ([{ title: '', fields: [] }] as const),
};

/** The metadata of an article. */
export function MetadataForm({ metadata, person, mayEdit, suggestedDoi }: MetadataFormProps) {
  const { values, problems, failure, isDirty, saving } = metadata;
  if (!values) return <LinearProgress aria-label={t('officeEditorDetails.loadingDetails')} />;
  const hasDoi = typeof values.doi === 'string' && values.doi !== '';
  return (
    <Stack
      component="section"
      id="article-metadata"
      aria-label={t('officeEditorDetails.details')}
      spacing={3}
    >
      {METADATA_SECTIONS.map(({ title, help, fields }) => (
        <Box key={title} component="section" aria-label={title}>
          <Typography variant="h2" gutterBottom>
            {title}
          </Typography>
          {help && (
            <Typography variant="body2" color="text.secondary" gutterBottom>
              {help}
            </Typography>
          )}
          <FieldGrid
            fields={fields}
            item={values}
            path=""
            disabled={!mayEdit || saving}
            around={{ person, values, isNew: false, problems }}
            onChange={metadata.change}
          />
          {mayEdit && !hasDoi && suggestedDoi && fields.some(({ name }) => name === 'doi') && (
            <Button
              size="small"
              onClick={() => metadata.change('doi', suggestedDoi)}
              sx={{ mt: 1 }}
            >
              {t('officeEditorDetails.useDoi', { doi: suggestedDoi })}
            </Button>
          )}
        </Box>
      ))}
      {failure && <Alert severity="error">{failure}</Alert>}
      {problems.length > 0 && (
        <Alert severity="error">
          {problems.map(({ field, message }) => (
            <div key={field}>
              {t('officeEditorDetails.fieldProblem', {
                field: labelAt(FORM, field),
                problem: message,
              })}
            </div>
          ))}
        </Alert>
      )}
      <Stack
        direction="row"
        spacing={1}
        sx={{ position: 'sticky', bottom: 0, py: 1, bgcolor: 'background.default', zIndex: 1 }}
      >
        <Button
          variant="contained"
          disabled={!mayEdit || !isDirty}
          loading={saving}
          onClick={() => void metadata.save()}
        >
          {t('officeEditorDetails.saveDetails')}
        </Button>
        <Button disabled={!isDirty || saving} onClick={metadata.discard}>
          {t('officeEditorDetails.discard')}
        </Button>
      </Stack>
    </Stack>
  );
}
