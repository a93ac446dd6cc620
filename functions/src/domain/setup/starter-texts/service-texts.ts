/** The press's services, and for whom. */
import type { StarterTexts } from './starter-text.ts';

export const SERVICE_TEXTS: StarterTexts = {
  '/services': ({ press }) => ({
    summary: `What ${press} does for authors, editors, societies and libraries.`,
    markdown: `## Publishing

We organise peer review, produce articles and publish them open access: see [Publication Procedure](/services/publication).

## For whom

- [Authors](/services/publication/for_authors)
- [Reviewers](/services/publication/for_reviewers)
- [Editors](/services/publication/for_editors)
- [Librarians](/services/publication/for_librarians)
- [Societies](/services/publication/for_societies)

[Name here what else you offer, and take out what you do not.]
`,
  }),
  '/services/publication': () => ({
    summary: 'How a manuscript is reviewed, decided and published.',
    markdown: `## Submission

Authors submit online. The editors check whether the manuscript fits the journal and is complete.

## Peer review

Every research article is reviewed by at least two experts who are independent of the authors and of each other. [Change this if your journals ask for another number.] Whether reviewers and authors know each other’s names stands on the journal’s page. Editorials and notices are reviewed by the editors.

## Decision

The handling editor decides on the basis of the reports: accept, revise, or reject. Authors receive the reports with the decision. [Say how long this usually takes.]

## Production and publication

Accepted manuscripts are copy-edited and typeset. Authors confirm a proof. Then the article is published.

## Appeals

See [Publication Ethics](/services/publication/publication_ethics).
`,
  }),
  '/services/publication/for_authors': () => ({
    summary: 'How to prepare and submit a manuscript.',
    markdown: `## Before you submit

Read the aims and scope of the journal. Make sure that all authors agree, and that the manuscript is not under consideration elsewhere.

## Preparing the manuscript

Manuscripts may be Word, LaTeX or Markdown files. They have a title, an abstract, keywords, the authors’ affiliations, references, and statements on funding, competing interests and data. [Add limits of length, and your style of references.]

## Submitting

[Create an account](/account/register) and follow the steps. What you enter is saved as you go. You see what publication costs, if anything, before you submit.

## After submission

You can follow the manuscript under *My submissions* and write to the editors there. See [Publication Procedure](/services/publication) for what happens next.
`,
  }),
  '/services/publication/for_reviewers': () => ({
    summary: 'What we ask of reviewers.',
    markdown: `## The invitation

A link in the mail opens the manuscript; no account is needed. Please answer soon, also if you cannot review.

## Before you accept

Decline if you have a competing interest: a recent joint publication, the same institution, a financial or personal relationship.

## The report

Say what the manuscript shows, whether the methods support it, and what would make it better. Keep remarks for the editor apart. Please be specific and courteous.

## Confidentiality

Do not share the manuscript, and do not upload it to public tools.

## Thanks

You can download a certificate of your review. [Say how the press thanks its reviewers.]
`,
  }),
  '/services/publication/for_editors': ({ infoEmail }) => ({
    summary: 'What editors of our journals do.',
    markdown: `## Tasks

Editors assess submissions, invite reviewers, decide, and answer authors. [Say how much time this takes, and whether it is paid.]

## Independence

Editors decide without the influence of the press. They do not handle manuscripts in which they have an interest.

## Guest editors

Guest editors handle the manuscripts of one special issue. [Say how proposals are judged.]

## Becoming an editor

Write to <${infoEmail}> with a short CV.
`,
  }),
  '/services/publication/for_librarians': ({ infoEmail }) => ({
    summary: 'Access, metadata and preservation.',
    markdown: `## Access

All journals are free to read. There is nothing to subscribe to and nothing to configure.

## Metadata

Articles carry machine-readable metadata. The [sitemap](/sitemap.xml) and the [feed](/feed.xml) list them all.

## Preservation

See [Repository Policy](/about/repository_policy). [Name the archives that keep the journals.]

## Contact

<${infoEmail}>
`,
  }),
  '/services/publication/for_publishers': ({ infoEmail }) => ({
    summary: 'Working with other publishers.',
    markdown: `## Transfer of journals

[Say whether you take over journals from other publishers, and on what terms.] Articles that were published before keep their authors, dates and identifiers.

## Contact

<${infoEmail}>
`,
  }),
  '/services/publication/for_societies': ({ infoEmail }) => ({
    summary: 'A journal for a learned society.',
    markdown: `## What we offer

[Describe what you do for societies: a journal of their own, a section, special issues.] The society chooses the editors and keeps the title.

## What it costs

[Say how the work is paid for.]

## Contact

<${infoEmail}>
`,
  }),
  '/services/publication/for_conference_organizers': ({ infoEmail }) => ({
    summary: 'Proceedings and special issues for conferences.',
    markdown: `## What we offer

[Describe how you publish proceedings, and how their papers are reviewed.]

## How to begin

[Propose a conference](/conference/propose), or write to <${infoEmail}>.
`,
  }),
  '/services/language': () => ({
    summary: 'Help with the language of a manuscript.',
    markdown: `## What we do

[Say whether accepted manuscripts are copy-edited, and in which languages.] Language is not a reason for rejection where the meaning is clear.

## Services of others

Authors may have their manuscript edited by others before submission. This has no influence on the decision.
`,
  }),
  '/conference': () => ({
    summary: 'Conferences that we announce or publish for.',
    markdown: `## Conferences

Conferences that we announce or publish for are listed below. [Say what the press does for organisers.]

## Proposing a conference

Organisers can [propose a conference](/conference/propose).
`,
  }),
  '/conference/proceedings': () => ({
    summary: 'Proceedings of conferences.',
    markdown: `## Proceedings

[Say how proceedings are reviewed and published.] Papers are open access, as everything we publish.
`,
  }),
  '/journals/latex_template': ({ supportEmail }) => ({
    summary: 'Writing a manuscript in LaTeX.',
    markdown: `## LaTeX

Manuscripts in LaTeX are welcome, in any common class such as \`article\`. Send the source, figures and bibliography as one ZIP archive, with a PDF. [Add your template as a download of this page, if you have one.]

## Questions

<${supportEmail}>
`,
  }),
};
