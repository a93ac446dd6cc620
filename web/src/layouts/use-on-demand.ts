import { type ComponentType, useState } from 'react';

/**
 * A part of every page that loads once it is wanted, and the way to want it. Where it does not come, the
 * page stays as it is, and the next try loads again.
 */
export function useOnDemand<Props>(
  load: () => Promise<ComponentType<Props>>,
): [Part: ComponentType<Props> | undefined, want: () => void] {
  const [Part, show] = useState<ComponentType<Props>>();
  return [
    Part,
    () => {
      load().then(
        (part) => show(() => part),
        () => {},
      );
    },
  ];
}
