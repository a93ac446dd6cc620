/** ORCID's mark: that of an authenticated iD is filled, that of a typed one an outline. */
export function OrcidMark({ isProved }: { isProved: boolean }) {
  return (
    <svg width="15" height="15" viewBox="0 0 16 16" aria-hidden="true">
      {isProved ? (
        <circle cx="8" cy="8" r="8" fill="#a6ce39" />
      ) : (
        <circle cx="8" cy="8" r="7.25" fill="none" stroke="#7fa01f" strokeWidth="1.5" />
      )}
      <path
        fill={isProved ? '#fff' : '#7fa01f'}
        d="M4.3 5.5h1.1v6h-1.1zM4.85 3.3a.7.7 0 1 1 0 1.4.7.7 0 0 1 0-1.4zM7 5.5h2.5c2.3 0 3.3 1.6 3.3 3s-1.1 3-3.3 3H7zm1.1 1v4h1.3c1.8 0 2.2-1.4 2.2-2 0-1.1-.7-2-2.2-2z"
      />
    </svg>
  );
}
