import type { ReactNode } from 'react';

/** The one part of its kind, as the server's page has it: it outlives the layout around it. */
const kept = { __html: '' };

const keep = (place: HTMLElement | null) => {
  if (place) kept.__html ||= place.innerHTML;
};

/**
 * The foot of every page. On the page that the server rendered it stays as it stands, as in
 * `LeftAsIs`, and where the layout is made anew (around a failure) it is what it was.
 */
export function PreservedFooter({ children }: { children: ReactNode | undefined }) {
  if (children !== undefined) return <div>{children}</div>;
  return (
    <div
      ref={keep}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server wrote into this page
      dangerouslySetInnerHTML={kept}
    />
  );
}
