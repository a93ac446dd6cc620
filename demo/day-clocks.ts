/**
 * Ports whose clock is set to a time in the past. It advances by a second with each reading, whoever asks for that
 * moment again, so that what happens on one day keeps its order.
 */
export function dayClocks<Ports extends { readonly now: () => Date }>(
  ports: Ports,
): (start: number) => Ports {
  const clocks = new Map<number, number>();
  return (start) => ({
    ...ports,
    now: () => {
      const next = (clocks.get(start) ?? start) + 1_000;
      clocks.set(start, next);
      return new Date(next);
    },
  });
}
