import Box from '@mui/material/Box';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { muiWords } from './mui-words.ts';
import RightToLeft from './right-to-left.tsx';
import { SignedInTheme } from './signed-in-theme.tsx';

const box = createElement(Box, { sx: { ml: 3, textAlign: 'left', userSelect: 'none' } });
const OPTIONS = {};
const InTheme = () => SignedInTheme({ options: OPTIONS, children: box });

test('leaves left and right as they are in a page from left to right', () => {
  const html = renderToString(createElement(InTheme));
  expect(html).toContain('margin-left:24px');
});

test('mirrors left and right, and keeps the prefixes that browsers need', () => {
  const html = renderToString(createElement(RightToLeft, null, box));
  expect(html).toMatch(/margin-right:\d+px;text-align:right/);
  expect(html).toContain('-webkit-user-select:none');
});

test('gives MUI its words from the catalogue', () => {
  const { MuiAutocomplete, MuiRating } = muiWords();
  expect(MuiAutocomplete.defaultProps.openText).toBe('Open');
  expect(MuiRating.defaultProps.getLabelText(1)).toBe('1 star');
});
