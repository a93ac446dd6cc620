import { letterHref } from '@quire/model/letters/letter-markdown';
import { t } from '@quire/model/messages/t';
import type { ComponentProps } from 'react';
import Markdown, { type Components, type Options } from 'react-markdown';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import styles from './markdown-text.module.css';
import { remarkLetterSyntax } from './remark-letter-syntax.ts';

const Heading = ({ children }: ComponentProps<'p'>) => <p className={styles.heading}>{children}</p>;

const COMPONENTS: Components = {
  // A letter's headings are no part of the page's outline.
  ...{ h1: Heading, h2: Heading, h3: Heading, h4: Heading, h5: Heading, h6: Heading },
  a: ({ href, children }) =>
    href ? (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    ) : (
      <span>{children}</span>
    ),
  // A picture from elsewhere would tell its owner who reads, and when.
  img: ({ src, alt }) => {
    const words = alt || t('editing.picture');
    return typeof src === 'string' && src ? (
      <a href={src} target="_blank" rel="noopener noreferrer nofollow">
        {words}
      </a>
    ) : (
      <span>{words}</span>
    );
  },
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className={styles.scroll} aria-label={t('editing.table')} tabIndex={0}>
      <table>{children}</table>
    </section>
  ),
  input: ({ checked }) => <span>{checked ? '☑' : '☐'}</span>,
};

type Plugins = NonNullable<Options['remarkPlugins']>;

interface RenderedMarkdownProps {
  readonly text: string;
  /** Of a text with mathematics: how its formulas are found, and how they are drawn. */
  readonly formulas?: { readonly remark: Plugins; readonly rehype: Plugins };
}

/** The text as it reads: no HTML of its own, no pictures, and links that were looked at. */
export default function RenderedMarkdown({ text, formulas }: RenderedMarkdownProps) {
  return (
    <div className={styles.text} dir="auto">
      <Markdown
        remarkPlugins={[
          [remarkGfm, { singleTilde: false }],
          remarkLetterSyntax,
          ...(formulas?.remark ?? []),
          remarkBreaks,
        ]}
        rehypePlugins={[...(formulas?.rehype ?? [])]}
        components={COMPONENTS}
        urlTransform={(url) => letterHref(url) ?? ''}
      >
        {text}
      </Markdown>
    </div>
  );
}
