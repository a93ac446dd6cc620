import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SHARED_THEME } from './shared-theme.ts';

test('has no colour that is the same in light and dark', () => {
  const { primary, secondary, error, warning, info, success, text, background } =
    SHARED_THEME.palette;
  const groups = [primary, secondary, error, warning, info, success, text, background];
  for (const colour of groups.flatMap((group) => Object.values(group))) {
    expect(colour).toMatch(/var\(--|light-dark\(/);
  }
});

test('shows the label of an empty field above it, not in it', () => {
  const theme = createTheme(SHARED_THEME);
  const field = createElement(TextField, { id: 'mud', label: 'Kind of mud', placeholder: 'Clay' });
  const html = renderToString(createElement(ThemeProvider, { theme }, field));
  const [, name = ''] = /<label class="[^"]*?(css-[\w-]+)[^"]*"/.exec(html) ?? [];
  const [, style = ''] = new RegExp(`\\.${name}\\{([^}]*)\\}`).exec(html) ?? [];
  expect(style.match(/position:\w+/g)?.at(-1)).toBe('position:static');
  expect(style.match(/transform:[^;]+/g)?.at(-1)).toBe('transform:none');
  expect(html).toMatch(/<label[^>]* data-shrink="true"/);
});
