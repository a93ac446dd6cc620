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
    ? `The authors have revised the manuscript that you reviewed for ${journal}. We would be grateful if you could read the revision and the authors’ response, and tell us whether they address your points.`
    : `We would be grateful if you would review a manuscript submitted to ${journal}. Its title and abstract are below. The authors receive your report without your name, unless the journal has open review and you agree to be named.`;
}
