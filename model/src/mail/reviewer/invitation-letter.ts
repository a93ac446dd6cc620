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
    ? `The authors have revised the manuscript that you reviewed for ${journal}. We would be grateful if you read the revision and their answer, and told us whether your points are met.`
    : `We would be grateful for your judgement of a manuscript that was submitted to ${journal}. Its title and abstract are below. Your report goes to the authors without your name, unless the journal's review is open and you agree to be named.`;
}
