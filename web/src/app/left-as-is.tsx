import type { ElementType, ReactNode } from 'react';

interface LeftAsIsProps {
  readonly as?: ElementType;
  readonly className?: string | undefined;
  /** Undefined on the page that the server rendered: what stands there stays. */
  readonly children: ReactNode | undefined;
}

const NOTHING = { __html: '' };

/**
 * A part of a page that no script changes. On the page that the server rendered React leaves it as
 * it stands, so that neither its data nor its code need be sent; after a navigation in the browser
 * it is rendered like any other. Give it a key that changes with its content.
 */
export function LeftAsIs({ as: Element = 'div', className, children }: LeftAsIsProps) {
  if (children !== undefined) return <Element className={className}>{children}</Element>;
  return (
    <Element
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; React keeps what is there
      dangerouslySetInnerHTML={NOTHING}
    />
  );
}
