import { memo } from 'react';
import { mathStyleHref } from '../made/math-style-href.ts';
import './styles/article-body.css';
import diagramStyleHref from './styles/diagrams.css?url';

/** HTML as React takes it, which may be read only when it is written. */
export interface Html {
  readonly __html: string | { toString(): string };
  readonly hasDiagrams?: boolean;
}

interface HtmlBlockProps {
  readonly id: string;
  /** Made safe on publishing. The object stays the same for as long as the text does. */
  readonly html: Html;
  readonly hasMath: boolean;
  readonly className?: string | undefined;
  /** `auto`: as its first letters run. Without it, as what is around it does. */
  readonly dir?: 'auto';
  /** Where it is not the page's. */
  readonly lang?: string | undefined;
}

/** The server writes the styles that few pages need into the page; only a navigation has to load one. */
function lacksStyle(id: string): boolean {
  return typeof document !== 'undefined' && document.getElementById(id) === null;
}

/** A text of an article, which React neither reads nor changes once it stands in the page. */
export const HtmlBlock = memo(function HtmlBlock({ id, html, hasMath, ...given }: HtmlBlockProps) {
  return (
    <>
      {hasMath && lacksStyle('math-style') && (
        <link rel="stylesheet" href={mathStyleHref} precedence="math" />
      )}
      {html.hasDiagrams && lacksStyle('diagram-style') && (
        <link rel="stylesheet" href={diagramStyleHref} precedence="diagrams" />
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made safe by content/ on publishing */}
      <div id={id} {...given} dangerouslySetInnerHTML={html} />
    </>
  );
});
