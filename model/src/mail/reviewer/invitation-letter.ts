import { t } from '../../messages/t.ts';
/** What an invitation says before its editor has changed a word of it. */
export function invitationLetter({
  journal,
  isAgain,
}: {
  readonly journal: string;
  /** They reviewed an earlier round of the same manuscript. */
  readonly isAgain: boolean;
}): string {
  return isAgain
    ? t('mailReviewer.invitationLetterAgain', { journal })
    : t('mailReviewer.invitationLetterFirst', { journal });
}
