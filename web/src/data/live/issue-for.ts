import type { Issue } from '@quire/model/entities/issue';

/**
 * The default issue for an article: the special issue it was submitted to, or the newest regular one,
 * open before draft and published. '' if a person has to choose, as a regular manuscript is never
 * added to a special issue automatically.
 *
 * @param issues of the journal, newest first
 * @param specialIssue what the author chose, '' for none
 */
export function issueFor(issues: readonly Issue[], specialIssue = ''): string {
  if (specialIssue !== '') {
    return issues.some(({ issueid }) => issueid === specialIssue) ? specialIssue : '';
  }
  const regular = issues.filter(({ kind }) => kind === 'regular' || kind === 'online_first');
  const open = regular.find(({ status }) => status === 'open');
  return (open ?? regular[0])?.issueid ?? '';
}
