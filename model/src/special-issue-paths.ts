/** Addresses around special issues: apart from `paths.ts`, which is part of every public page. */

/** Where a person with an account proposes a special issue to a journal. */
export const proposeSpecialIssuePath = (jkey?: string) =>
  jkey === undefined ? '/admin/proposal' : `/admin/proposal?journal=${encodeURIComponent(jkey)}`;
/** A new manuscript for a special issue, which the form has chosen already. */
export const submitToIssuePath = (journal: string, issueid: string) =>
  `/submission/submit?${new URLSearchParams({ journal, special: issueid })}`;
/** Where a person who is invited to contribute to a special issue answers. */
export const paperInvitationPath = (invitation: string) =>
  `/admin/invitation/paper?id=${encodeURIComponent(invitation)}`;
/** The office's special issues, or one of them. */
export const adminSpecialIssuesPath = (issue?: string) =>
  issue === undefined
    ? '/admin/dashboard/special_issues'
    : `/admin/dashboard/special_issues?issue=${encodeURIComponent(issue)}`;
/** A proposal that an editor answers. */
export const adminIssueProposalPath = (proposal: string) =>
  `/admin/dashboard/special_issues?proposal=${encodeURIComponent(proposal)}`;
