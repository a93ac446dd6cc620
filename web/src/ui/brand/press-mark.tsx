/** The press's mark: a gathering of folded sheets, which is also a tuft of reeds. */
export function PressMark({ size = 32 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M3 11c6.5 1 11 6.5 13 17 2-10.5 6.5-16 13-17" />
      <path d="M8 6.5c4.5 3 7 10 8 21.5 1-11.5 3.5-18.5 8-21.5" />
      <path d="M13 4c1.8 4 2.7 12 3 24 .3-12 1.2-20 3-24" stroke="var(--accent)" />
    </svg>
  );
}
