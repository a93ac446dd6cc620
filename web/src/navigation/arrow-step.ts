interface Pressed {
  readonly key: string;
  readonly currentTarget: EventTarget | null;
}

/** Where an arrow key leads in a row: 1 is on and -1 back, as the lines there run; undefined for other keys. */
export function arrowStep({ key, currentTarget }: Pressed): 1 | -1 | undefined {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined;
  const isMirrored =
    currentTarget instanceof Element && getComputedStyle(currentTarget).direction === 'rtl';
  return (key === 'ArrowRight') === isMirrored ? -1 : 1;
}
