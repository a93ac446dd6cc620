import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Media } from '@quire/model/entities/media';
import { StoredFileSchema } from '@quire/model/entities/stored-file';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { MediaPicker } from '../../media/media-picker.tsx';
import { MediaThumb } from '../../media/media-thumb.tsx';
import { recordFieldId } from '../form-fields.ts';
import { valueAt } from '../values.ts';
import { asText, type FormAround, type RecordFieldProps } from './field-props.ts';

/** What a record stores about a file of the library. */
export function storedPart(media: Media) {
  return StoredFileSchema.parse(media);
}

/** An image from the media library, with its alternative text here. */
export function ImageInput({
  around,
  ...props
}: RecordFieldProps<'image'> & { around: FormAround }) {
  const { field, path, value, problem, disabled, onChange } = props;
  const [isChoosing, setChoosing] = useState(false);
  const stored = StoredFileSchema.safeParse(value);
  const problemOfAlt = around.problems.find((each) => each.field === `${path}.alt`)?.message;
  return (
    <Box id={recordFieldId(path)} role="group" aria-label={field.label} tabIndex={-1}>
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
        {field.label}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', flexWrap: 'wrap' }}>
        {stored.success && (
          <Box sx={{ width: 168 }}>
            <MediaThumb file={stored.data} alt={asText(valueAt(value, 'alt'))} height={112} />
          </Box>
        )}
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          {stored.success && (
            <TextField
              id={recordFieldId(`${path}.alt`)}
              label={t('officeForm.alternativeText')}
              value={asText(valueAt(value, 'alt'))}
              disabled={disabled}
              error={problemOfAlt !== undefined}
              helperText={problemOfAlt ?? t('officeForm.alternativeTextHint')}
              onChange={(event) => onChange(`${path}.alt`, event.target.value)}
            />
          )}
          <Box sx={{ display: 'flex', gap: 1, mt: stored.success ? 1 : 0 }}>
            <Button variant="outlined" disabled={disabled} onClick={() => setChoosing(true)}>
              {stored.success ? t('officeForm.chooseAnother') : t('officeForm.chooseImage')}
            </Button>
            {stored.success && (
              <Button
                color="inherit"
                disabled={disabled}
                onClick={() => onChange(path, undefined)}
                aria-label={t('officeForm.removeOf', { label: field.label })}
              >
                {t('office.remove')}
              </Button>
            )}
          </Box>
        </Box>
      </Box>
      {(problem ?? field.help) && (
        <FormHelperText error={problem !== undefined}>{problem ?? field.help}</FormHelperText>
      )}
      {isChoosing && (
        <MediaPicker
          person={around.person}
          kind="image"
          title={field.label}
          onClose={() => setChoosing(false)}
          onChoose={(media) => {
            setChoosing(false);
            onChange(path, { ...storedPart(media), alt: media.alt });
          }}
        />
      )}
    </Box>
  );
}
