import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { KeywordsInput } from './keywords-input.tsx';

test('gives the language of a translation to its keywords, not to their label', () => {
  const html = renderToStaticMarkup(
    <KeywordsInput
      id="keywords"
      label="Keywords"
      keywords={['vase']}
      onChange={() => undefined}
      lang="fr"
    />,
  );
  const [before = '', within = ''] = html.split('lang="fr"');
  expect(before).toContain('<label');
  expect(within).toContain('vase');
});
