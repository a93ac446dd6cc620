import { Fragment, type ReactNode } from 'react';

/** The point stays with what it follows: no line begins with it. */
const SEPARATOR = '\u00a0· ';

/** Short facts on one line, set apart by points; empty ones are left out. */
export function MetaLine({
  facts,
  className,
}: {
  facts: readonly ReactNode[];
  className?: string | undefined;
}) {
  const shown = facts.filter(
    (fact) => fact !== '' && fact !== null && fact !== undefined && fact !== false,
  );
  if (shown.length === 0) return null;
  return (
    <p className={className}>
      {shown.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the facts never change their order
        <Fragment key={index}>
          {index > 0 && <span aria-hidden="true">{SEPARATOR}</span>}
          <bdi>{fact}</bdi>
        </Fragment>
      ))}
    </p>
  );
}
