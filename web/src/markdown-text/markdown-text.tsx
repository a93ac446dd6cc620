import { isWithinLetterBounds } from '@quire/model/letters/letter-markdown';
import { Component, lazy, type ReactNode, Suspense } from 'react';
import styles from './markdown-text.module.css';

interface TextProps {
  readonly text: string;
}

/** As it was typed: until the renderer is there, where it cannot be had, and where a text is beyond its bounds. */
const Plain = ({ text }: TextProps) => (
  <div className={`${styles.text} ${styles.plain}`}>{text}</div>
);

const orPlain = () => ({ default: Plain });
const Rendered = lazy(() => import('./rendered-markdown.tsx').catch(orPlain));
const WithFormulas = lazy(() => import('./rendered-mathematics.tsx').catch(orPlain));

/**
 * What people write to each other, in Markdown. The renderer loads with the first text that is shown, and what
 * draws formulas with the first that may have one.
 */
export function MarkdownText({ text }: TextProps) {
  if (!isWithinLetterBounds(text)) return <Plain text={text} />;
  const plain = <Plain text={text} />;
  const Shown = text.includes('$') ? WithFormulas : Rendered;
  return (
    <UnlessItFails key={text} fallback={plain}>
      <Suspense fallback={plain}>
        <Shown text={text} />
      </Suspense>
    </UnlessItFails>
  );
}

/** A text that the renderer fails on is no reason to lose the page around it. */
class UnlessItFails extends Component<
  { readonly fallback: ReactNode; readonly children: ReactNode },
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
