/** About the press and how it works. */
import type { StarterTexts } from './starter-text.ts';

export const ABOUT_TEXTS: StarterTexts = {
  '/about': ({ press, infoEmail, address }) => ({
    summary: `${press} publishes open-access journals.`,
    markdown: `## Who we are

${press} is [a non-profit association, a university press, a company: say which, where it is registered and since when]. We publish peer-reviewed journals that are free to read and to reuse.

## Who decides

Each journal has an editor-in-chief and an editorial board, named on the journal’s page. Editors decide on manuscripts independently of [the owner of the press]. [Name the people responsible for the press.]

## How we are funded

[Say what pays for the work: membership, an institution, article charges, grants.] Who pays has no influence on editorial decisions.

## How to reach us

Write to <${infoEmail}>.${address ? ` Our postal address: ${address.replace(/\s*\n\s*/g, ', ')}.` : ''}
`,
  }),
  '/about/editorial_expertise': ({ press }) => ({
    summary: 'Who edits our journals, and how editors are chosen.',
    markdown: `## Editors

The journals of ${press} are edited by researchers who are active in the field. Their names, affiliations and ORCID iDs stand on each journal’s page.

## How editors are appointed

[Say who appoints editors-in-chief and board members, for how long, and what is expected of them.]

## Independence

Editors do not handle manuscripts of their own, of close colleagues or of anybody with whom they have a financial or personal relationship. Another editor takes over, who does not tell them of the review.
`,
  }),
  '/about/professional_production': () => ({
    summary: 'What happens to a manuscript between acceptance and publication.',
    markdown: `## From manuscript to article

Accepted manuscripts are copy-edited, typeset and published as web page and PDF. Authors see a proof and confirm it before publication. [Say how long this usually takes.]

## Formats

Mathematics, tables and figures are part of the web page and can be read with assistive technology. Figures need a text alternative, which authors provide with the manuscript.

## Corrections

What is wrong after publication is corrected in public: see [Publication Ethics](/services/publication/publication_ethics).
`,
  }),
  '/about/systematic_publishing': ({ press }) => ({
    summary: 'When articles appear, and how they are arranged.',
    markdown: `## Issues

Articles appear [one by one as they are ready / in issues that appear so many times a year]. Each journal’s page lists all issues.

## Addresses and identifiers

Every article has an address of its own that stays as it is. [Say whether articles get DOIs, and from when on.]

## Metadata

The metadata of every article published by ${press} are on its page in the forms that search engines and reference managers read, and in the [feed](/feed.xml).
`,
  }),
  '/about/invoice_payment': ({ infoEmail }) => ({
    summary: 'What publishing costs, who may pay less, and how to pay.',
    markdown: `## What it costs

The charges of each journal, if there are any, stand on its page “Article processing charge”. They are told before a manuscript is sent. There are no charges for submission. [Say whether there are charges for pages, colour or corrections; most journals have none.]

## Waivers

[Say who pays less or nothing, by country or on request.] Editors do not know who has asked for a waiver.

## Invoices

An invoice is sent after acceptance, to whoever the authors have named. [Say within how many days it is due, and how it can be paid.]

## If nothing is published

[Say what is paid back, and when.] Questions: <${infoEmail}>.
`,
  }),
};
