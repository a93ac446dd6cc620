import {
  articlePackage,
  checkArticle,
  correctArticle,
  expressConcern,
  publishArticle,
  removeArticle,
  reopenArticle,
  retractArticle,
  tickCorrection,
  transferPackage,
  unscheduleArticle,
  viewProof,
  withdrawArticle,
} from '../callables/articles.ts';
import { foundReferences } from '../callables/references.ts';
import {
  checkRegistrations,
  registrationXml,
  sendRegistrations,
} from '../callables/registrations.ts';
import { callGroup } from './call-group.ts';

/** The gate renders the text and opens the PDF. */
export const article = callGroup<'article'>(
  { memory: '1GiB', timeoutSeconds: 120, concurrency: 8 },
  {
    checkArticle,
    publishArticle,
    correctArticle,
    unscheduleArticle,
    expressConcern,
    retractArticle,
    removeArticle,
    withdrawArticle,
    reopenArticle,
    tickCorrection,
    viewProof,
    sendRegistrations,
    checkRegistrations,
    registrationXml,
    foundReferences,
    articlePackage,
    transferPackage,
  },
);
