interface SearchPrivacyProps {
  /** Who is asked; nothing is said where the press has no search. */
  readonly by: string | null;
}

/** What a search sends to whom: on the search's page, and below every press's privacy policy. */
export function SearchPrivacy({ by }: SearchPrivacyProps) {
  if (by === null) return null;
  return (
    <>
      <p>
        The press is searched by <strong>{by}</strong>. As you type in a search field, from the
        second letter on, your browser sends it the words and what you narrow the results by, and it
        answers with published records. Like any server it sees your network address and the name of
        your browser. Without scripts, our own server asks, and it sees that instead.
      </p>
      <p>
        Nothing else is sent: no cookie, no account, no mark that tells you from other readers, and
        not which results you open. Statistics of searches are turned off. Your recent searches are
        kept on your own device alone, until you clear them; answers are kept as long as the page is
        open.
      </p>
    </>
  );
}
