/** Policies that readers, authors and indexes expect. */
import type { StarterTexts } from './starter-text.ts';

export const POLICY_TEXTS: StarterTexts = {
  '/about/open_access': ({ press, supportEmail }) => ({
    summary: 'Everything we publish is free to read and to reuse, without an embargo.',
    markdown: `## Open access

All articles are open access from the day of publication. Anyone may read, download, copy, distribute, print, search and link to their full texts, and use them for any other lawful purpose, without asking the publisher or the author. Nobody has to register. This agrees with the definition of the Budapest Open Access Initiative.

## Licence

Articles appear under the [Creative Commons Attribution 4.0 International licence](https://creativecommons.org/licenses/by/4.0/) (CC BY 4.0), unless an article says otherwise. [Change this if your journals use another licence.] Material of others may have its own terms; the caption then says so.

## Copyright

Authors keep the copyright and all publishing rights. They grant ${press} a non-exclusive right to publish the work and to be named as its original publisher.

## Accessibility

If something cannot be read with the tools that you use, write to <${supportEmail}>.
`,
  }),
  '/about/privacy_policy': ({ press, infoEmail, address }) => ({
    summary: 'Which personal data we process, what for, and which rights you have.',
    markdown: `## Who is responsible

${press}${address ? `, ${address.replace(/\s*\n\s*/g, ', ')}` : ''}, <${infoEmail}>. [Name the data protection officer, if there is one.]

## Reading

Reading needs no account. Pages set no cookies for advertising or for following readers. How often an article is opened is counted by the COUNTER code of practice, unless the browser asks not to be tracked. For this, a one-way code of network address and browser, made with a random key, is kept until the hour is over and counted; then key, code and single clicks are deleted. Network addresses are compared with those of libraries that receive figures, and are not stored. [Name the company that hosts the site and the country where it does so: this site runs on Google Firebase.]

## Alerts by e-mail

If you ask for alerts, we keep your e-mail address, what you follow, how often we write and in which language, from the moment you confirm your address until you stop the alerts (Art. 6(1)(a) GDPR). A request that is not confirmed is deleted after three days. Whether you open our mails or follow their links is not recorded. Every mail has a link to change or stop your alerts. They also end when mails to your address come back.

## Accounts and submissions

We process what you enter: name, e-mail address, affiliation, country, ORCID iD, manuscripts, reviews and messages. We do so to run peer review and to publish (Art. 6(1)(b) and (f) GDPR). [Check the legal bases with somebody who knows your law.]

## Peer review

Editors see who submits and who reviews. Whether reviewers and authors know each other’s names depends on the journal’s kind of peer review.

## How long

[Say how long manuscripts, reviews and invoices are kept.] What is published, with the names of its authors, stays.

## Your rights

Under *Account* you can see and correct your data, download a copy, and ask for erasure. You may object, and complain to [your supervisory authority]. Write to <${infoEmail}>.
`,
  }),
  '/about/crossmark_policy': ({ infoEmail }) => ({
    summary: 'How corrections, expressions of concern and retractions are made known.',
    markdown: `## The version of record

The article on our site is the version of record. It is not changed silently.

## Notices

Corrections, expressions of concern and retractions are articles of their own. They are linked with the article that they are about, both ways, and the article says so at its head. Retracted articles stay readable and are marked as retracted.

## Crossmark

[Say whether the press takes part in Crossmark, and delete this section if it does not.]

## Reporting a problem

Write to the editors of the journal or to <${infoEmail}>.
`,
  }),
  '/about/repository_policy': ({ press }) => ({
    summary: 'What authors may deposit where, and how articles are archived.',
    markdown: `## Depositing

Authors may deposit any version of their article (the submitted manuscript, the accepted manuscript and the published article) in any repository or on any website, at any time and without an embargo. Please link to the published article.

## Preprints

Manuscripts that are on a preprint server may be submitted. Tell us its address in the cover letter.

## Archiving

[Say who keeps the journals of ${press} for good: PKP Preservation Network, CLOCKSS, Portico, a national library. If nobody does yet, say so, and what you plan.]

## If a journal ends

[Say what happens to its articles.]
`,
  }),
  '/about/accessibility': ({ press, supportEmail }) => ({
    summary: 'How accessible this website is, what is not accessible yet, and whom to tell.',
    markdown: `## Conformance

The pages of ${press} are made to meet the [Web Content Accessibility Guidelines (WCAG) 2.2](https://www.w3.org/TR/WCAG22/) at level AA. They conform in part: what is known not to conform is listed below.

## How it is tested

The software that makes the pages is tested with each change: the pages by automatic checks (axe) on a phone and on a desktop, light and dark, and the main tasks with the keyboard alone. [Say whether anyone has tested the website with assistive technology, and when. Do not claim audits that were not made.]

## What is not accessible

- Figures have text alternatives where authors or editors have written them. [Say whether all have.]
- PDFs made by the press have headings, languages and text alternatives, but are not certified as PDF/UA. PDFs from elsewhere may have none. The web page of an article has the same text.
- Formulas are MathML, which some screen readers read only in part.

## Whom to tell

If something keeps you from reading or from submitting, write to <${supportEmail}>. We answer within [five] working days, and send an article in another form if you need it.

## If you are not satisfied

[Name the authority that enforces accessibility in your country, with its address.]

This statement was made on [date] from the tests that are named above.
`,
  }),
  '/about/data_mining': ({ supportEmail }) => ({
    summary: 'Text and data mining is welcome.',
    markdown: `## What is allowed

The licence of our articles allows text and data mining, commercial use included, as long as the source is named.

## How

All articles are listed in the [sitemap](/sitemap.xml). Please send no more than one request a second, and name a way to reach you in your program’s user agent. For large amounts write to <${supportEmail}>.
`,
  }),
  '/services/publication/publication_ethics': ({ press, infoEmail }) => ({
    summary:
      'What we expect of authors, reviewers and editors, and what we do when something is wrong.',
    markdown: `## Principles

${press} follows the guidance of the [Committee on Publication Ethics](https://publicationethics.org/guidance) (COPE). [Say whether the press or its journals are members of COPE; do not claim it if they are not.]

## Authors

Everybody named as an author has contributed substantially and agrees to the manuscript. Contributions, funding and competing interests are declared. A manuscript is not under consideration elsewhere. Research with people or animals has the approval that it needs, and says from whom.

## Plagiarism

[Say how manuscripts are checked for plagiarism: by editors and reviewers, or with a text-matching service, and which one. Do not claim checks that are not made.] Text or figures taken from others, or from one’s own earlier work, are quoted and cited. Manuscripts with plagiarism are rejected; where it is found after publication, the article is corrected or retracted and the authors’ institution may be told.

## Artificial intelligence

Tools cannot be authors. Their use in writing or analysis is declared. Reviewers do not upload manuscripts to public tools.

## Reviewers

Reviewers keep manuscripts confidential, declare competing interests, and judge the work and not the person.

## Editors

Editors decide on the merit of the work. They do not handle manuscripts in which they have an interest.

## Complaints and appeals

Authors may appeal against a decision once, with reasons. Complaints go to <${infoEmail}>. [Say who decides, and within what time.]

## Misconduct

We follow COPE’s flowcharts. Those concerned are heard before anything is decided. Corrections and retractions are public.
`,
  }),
};
