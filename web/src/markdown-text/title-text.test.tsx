import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import RenderedTitle from './rendered-title.tsx';
import { TitleText } from './title-text.tsx';

const shown = (text: string) => renderToStaticMarkup(<RenderedTitle text={text} />);

it('draws the formulas of a title, and shows emphasis', () => {
  const html = shown('Growth of *Ulva* at $x^2$');
  expect(html).toContain('<em>Ulva</em>');
  expect(html).toContain('<math');
  expect(html).not.toContain('$');
});

it('shows in characters what KaTeX may not do or cannot read', () => {
  for (const tex of ['\\href{https://evil.example}{x}', '\\frac{']) {
    const html = shown(`A $${tex}$`);
    expect(html).not.toContain('<a ');
    expect(html).not.toContain('katex-error');
  }
});

it('needs nothing but React for a title without formulas', () => {
  expect(renderToStaticMarkup(<TitleText text="Growth of *Ulva* <b> for $5 and $10" />)).toBe(
    'Growth of <em>Ulva</em> &lt;b&gt; for $5 and $10',
  );
});
