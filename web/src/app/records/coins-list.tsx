/** OpenURLs of the works in a list, each in a span for reference managers. */
export const CoinsList = ({ works }: { works: readonly string[] }) =>
  works.map((work) => <span key={work} className="Z3988" title={work} />);
