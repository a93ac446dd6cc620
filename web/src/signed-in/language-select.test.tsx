import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageSelect } from './language-select.tsx';

const saving = { busy: false, problem: null, run: async () => true, clear: () => {} };

it('shows the language that is chosen by its own name', () => {
  const html = renderToStaticMarkup(
    <LanguageSelect
      {...{ uid: 'ada', choices: ['en', 'es'], chosen: 'es', saving }}
      slotProps={{ htmlInput: { 'aria-label': 'Language' } }}
    />,
  );
  expect(html).toContain('<span lang="es">Español</span>');
  expect(html).toMatch(
    /role="combobox"[^>]*aria-label="Language"|aria-label="Language"[^>]*role="combobox"/,
  );
});
