import type { ElementType } from 'react';
import { mathStyleHref } from '../made/math-style-href.ts';

interface RichTextProps {
  /** HTML that was made, and made safe, on publishing. */
  readonly html: string;
  readonly as?: ElementType;
  readonly className?: string | undefined;
  /** Of the text, where it may be another than the page's. */
  readonly lang?: string | undefined;
}

/** Whether this page still needs KaTeX's style: the server has written it into pages with math. */
function lacksMathStyle(): boolean {
  return typeof document !== 'undefined' && document.getElementById('math-style') === null;
}

/** A title or an abstract with its italics and formulas. */
export function RichText({ html, as: Element = 'span', className, lang }: RichTextProps) {
  return (
    <>
      {html.includes('class="katex') && lacksMathStyle() && (
        <link rel="stylesheet" href={mathStyleHref} precedence="math" />
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made safe by content/ on publishing */}
      <Element className={className} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
