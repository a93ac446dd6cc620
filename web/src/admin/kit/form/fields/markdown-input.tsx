import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { recordFieldId } from '../form-fields.ts';
import { asText, type RecordFieldProps } from './field-props.ts';
import { MarkdownPreview } from './markdown-preview.tsx';

/** Markdown, and the same as readers will see it, made by the renderer of publishing. */
export function MarkdownInput(props: RecordFieldProps<'markdown'>) {
  const { field, path, value, problem, disabled, onChange } = props;
  const [tab, setTab] = useState<'text' | 'preview'>('text');
  const id = recordFieldId(path);
  const text = asText(value);
  return (
    <Box>
      <Tabs
        value={tab}
        onChange={(_, next) => setTab(next)}
        aria-label={`${field.label}: how it is shown`}
        sx={{ minHeight: 36, mb: 1, '& .MuiTab-root': { minHeight: 36, py: 0 } }}
      >
        <Tab value="text" label="Write" id={`${id}-tab-text`} aria-controls={`${id}-panel`} />
        <Tab
          value="preview"
          label="Preview"
          id={`${id}-tab-preview`}
          aria-controls={`${id}-panel`}
        />
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${tab}`}>
        {tab === 'text' ? (
          <TextField
            id={id}
            label={field.label}
            multiline
            minRows={field.lines ?? 8}
            maxRows={30}
            value={text}
            disabled={disabled}
            error={problem !== undefined}
            helperText={problem ?? field.help ?? 'Markdown'}
            onChange={(event) => onChange(path, event.target.value)}
            slotProps={{ htmlInput: { spellCheck: true, style: SOURCE } }}
          />
        ) : (
          <MarkdownPreview markdown={text} />
        )}
      </Box>
    </Box>
  );
}

const SOURCE = { fontFamily: 'ui-monospace, monospace', fontSize: '0.9rem', lineHeight: 1.5 };
