/** Books, issues, proceedings and reviews to be registered, with all that their records know. */
import { PublishedBookSchema } from '@quire/model/entities/book';
import { ConferenceSchema } from '@quire/model/entities/conference';
import { IssueRecordSchema } from '@quire/model/entities/issue-record';
import { PublishedPeerReviewSchema } from '@quire/model/entities/peer-review';

export const BOOK = PublishedBookSchema.parse({
  ...{ bkey: 'mud', title: 'Mud & silt', subtitle: 'A handbook', kind: 'edited', series: '' },
  ...{ summary: 'Mud.', hue: 1, published: '2026-04-01', subjects: [], authors: [], editors: [] },
  ...{ updated: '2026-04-01', hasPdf: true, isbnE: '978-3-16-148410-0', edition: '2nd edition' },
  contributors: {
    authors: [],
    editors: [
      { name: 'Holt, Maren', affiliation: 'University of Ravnfjord', orcid: '0000-0002-1825-0097' },
    ],
  },
  ...{ doi: '10.5555/Mud', language: 'en', licence: 'CC-BY-4.0', descriptionHtml: '' },
  ...{ hasMath: false, revision: 1, listKey: 'books~2026-04-01~mud' },
  pdf: { name: 'mud.pdf', href: '/media/books/mud/mud.pdf', size: 1, label: 'PDF' },
  chapters: [
    { title: 'Tides', authors: ['Chidi Okoro', 'Plato'], doi: '10.5555/mud.1', pages: '1–20' },
    { title: 'Without a DOI', authors: [], pages: '' },
    {
      title: 'Ebb',
      authors: [],
      doi: '10.5555/mud.3',
      pages: '41',
      href: '/media/books/mud/3.pdf',
    },
  ],
});

export const ISSUE = IssueRecordSchema.parse({
  ...{ journal: 'CES', issueid: '2-s1', volume: '2', number: 'S1', year: 2026 },
  ...{ title: 'Creeks that drain', kind: 'proceedings', datePublished: '2026-05-30' },
  ...{ status: 'published', guestEditors: ['Maren Holt'], doi: '10.5555/CES.2-s1' },
  isbn: '978-3-16-148410-0',
});

export const CONFERENCE = ConferenceSchema.parse({
  ...{ revision: 1, updatedAt: '2026-01-01T00:00:00Z', updatedBy: 'x', ckey: 'ravnfjord-2026' },
  ...{ name: 'Third Conference on Creeks', acronym: 'CREEKS 2026', number: '3rd', theme: 'Ebb' },
  ...{ start: '2026-03-10', end: '2026-03-12', city: 'Ravnfjord', country: 'Norway' },
  status: 'held',
});

export const REVIEW = PublishedPeerReviewSchema.parse({
  ...{ journal: 'CES', akey: 'creeks', published: '2026-06-01' },
  rounds: [
    {
      number: 1,
      withheld: 0,
      reports: [
        {
          ...{ id: 'report-1-1', label: 'Reviewer 1', date: '2026-02-01', html: '<p>Good.</p>' },
          ...{ recommendation: 'Minor revision', recommended: 'minor_revision', isEdited: false },
          ...{ name: 'Ruth Vasquez', coReviewers: ['Jun Ito'] },
        },
        {
          ...{ id: 'report-1-2', label: 'Reviewer 2', date: '2026-02-03', html: '<p>Fine.</p>' },
          isEdited: false,
        },
      ],
      decisions: [
        {
          ...{ id: 'decision-1-1', date: '2026-02-05', title: 'Minor revision requested' },
          ...{ event: 'request_minor', html: '<p>Revise.</p>' },
        },
      ],
      reply: { id: 'reply-1', date: '2026-02-20', html: '<p>We did.</p>' },
    },
  ],
});
