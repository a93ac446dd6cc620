import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { recordFieldId } from '../form-fields.ts';
import type { RecordFieldProps } from './field-props.ts';

const STRIP = `linear-gradient(to right, ${Array.from({ length: 13 }, (_, at) => `oklch(0.55 0.11 ${at * 30})`).join(', ')})`;

/** A hue of the press's palette: 0–359. */
export function HueInput(props: RecordFieldProps<'hue'>) {
  const { field, path, value, problem, disabled, onChange } = props;
  const hue = typeof value === 'number' ? value : 0;
  return (
    <Box>
      <Typography variant="body2" id={`${recordFieldId(path)}-label`} color="text.secondary">
        {field.label}: {hue}°
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Box
          aria-hidden
          sx={{ width: 36, height: 36, borderRadius: 1, flexShrink: 0 }}
          style={{ background: `oklch(0.45 0.09 ${hue})` }}
        />
        <Slider
          id={recordFieldId(path)}
          aria-labelledby={`${recordFieldId(path)}-label`}
          min={0}
          max={359}
          value={hue}
          disabled={disabled}
          onChange={(_, next) => onChange(path, Array.isArray(next) ? next[0] : next)}
          sx={{ '& .MuiSlider-rail': { background: STRIP, opacity: 1, height: 8 } }}
          track={false}
        />
      </Box>
      {(problem ?? field.help) && (
        <FormHelperText error={problem !== undefined}>{problem ?? field.help}</FormHelperText>
      )}
    </Box>
  );
}
