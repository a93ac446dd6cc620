import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { officeTheme } from '../admin/kit/theme.ts';
import { authorTheme } from '../author/frame/theme.ts';
import { SHARED_THEME } from './shared-theme.ts';

test('gives the office and the author’s area one palette, which follows the page', () => {
  expect(officeTheme.palette.text.primary).toBe('var(--ink)');
  for (const part of ['text', 'primary', 'error', 'background', 'action'] as const) {
    expect(officeTheme.palette[part]).toEqual(authorTheme.palette[part]);
  }
  expect(officeTheme.shape).toEqual(authorTheme.shape);
});

test('puts the label of an empty field above it, not into it', () => {
  const theme = createTheme(SHARED_THEME);
  const field = createElement(TextField, { id: 'mud', label: 'Kind of mud', placeholder: 'Clay' });
  const html = renderToString(createElement(ThemeProvider, { theme }, field));
  const [, name = ''] = /<label class="[^"]*?(css-[\w-]+)[^"]*"/.exec(html) ?? [];
  const [, style = ''] = new RegExp(`\\.${name}\\{([^}]*)\\}`).exec(html) ?? [];
  expect(style.match(/position:\w+/g)?.at(-1)).toBe('position:static');
  expect(style.match(/transform:[^;]+/g)?.at(-1)).toBe('transform:none');
  expect(html).toMatch(/<label[^>]* data-shrink="true"/);
});
