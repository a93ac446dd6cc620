import styles from './masthead.module.css';

const LINES = 9;

/** The water below the masthead: level lines that close up towards the shore. */
export function TideLine() {
  const lines = Array.from({ length: LINES }, (_, line) => {
    const y = 14 + line * (6 + line * 1.1);
    const swell = 3 + line * 1.6;
    const shift = line * 23;
    const points = Array.from({ length: 9 }, (_, step) => {
      const x = step * 160;
      return `${x} ${Math.round(y + swell * Math.sin((x + shift) / 170 + line * 0.4))}`;
    });
    const [first, second, ...rest] = points;
    return `M${first}Q80 ${Math.round(y + swell * Math.sin((80 + shift) / 170 + line * 0.4))} ${second}T${rest.join(' ')}`;
  });
  return (
    <svg
      className={styles.tide}
      viewBox="0 0 1280 150"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {lines.map((d, line) => (
        <path key={d} d={d} opacity={0.85 - line * 0.075} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}
