import { memo } from 'react';
import { mathStyleHref } from '../made/math-style-href.ts';

interface HtmlBlockProps {
  readonly id: string;
  /** Made safe on publishing. The object stays the same for as long as the text does. */
  readonly html: { readonly __html: string };
  readonly hasMath: boolean;
  readonly className?: string | undefined;
}

/** A text of an article, which React neither reads nor changes once it stands in the page. */
export const HtmlBlock = memo(function HtmlBlock({ id, html, hasMath, className }: HtmlBlockProps) {
  const lacksMathStyle =
    hasMath && typeof document !== 'undefined' && document.getElementById('math-style') === null;
  return (
    <>
      {lacksMathStyle && <link rel="stylesheet" href={mathStyleHref} precedence="math" />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made safe by content/ on publishing */}
      <div id={id} className={className} dangerouslySetInnerHTML={html} />
    </>
  );
});
