import type { SpecialIssueCard } from '@quire/model/entities/published';

/** The special issues that take manuscripts now, as choices; the one that closes first comes first. */
export function openSpecialIssues(
  issues: readonly SpecialIssueCard[],
  now: string,
): { readonly key: string; readonly label: string }[] {
  const today = now.slice(0, 10);
  return issues
    .filter(({ status, deadline }) => status === 'open' && (!deadline || deadline >= today))
    .sort((one, other) => (one.deadline ?? '9999').localeCompare(other.deadline ?? '9999'))
    .map(({ issueid, title, deadline }) => ({
      key: issueid,
      label: deadline ? `${title} (until ${deadline})` : title || issueid,
    }));
}
