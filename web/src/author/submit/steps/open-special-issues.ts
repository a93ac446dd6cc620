import type { SpecialIssueCard } from '@quire/model/entities/published';
import { longDate } from '@quire/model/messages/dates';
import { t } from '@quire/model/messages/t';

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
      label: deadline
        ? t('authorSubmit.issueUntil', { title, date: longDate(deadline) })
        : title || issueid,
    }));
}
