/**
 * Answers harvesters by OAI-PMH 2.0. No answer reads more than three documents, however large the press is.
 *
 * @see https://www.openarchives.org/OAI/openarchivesprotocol.html
 */

import {
  type XmlContent,
  type XmlPiece,
  xmlElement,
  xmlOf,
} from '@quire/content/export/xml-element';
import { inLanguage } from '@quire/content/messages/in-language';
import { PRESS_SETTINGS, SETTINGS } from '@quire/model/collections';
import {
  HarvestFactsSchema,
  type HarvestHead,
  type HarvestRecord,
  stampOf,
} from '@quire/model/entities/harvest';
import { PressSchema } from '@quire/model/entities/press';
import { SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import { oaiPath } from '@quire/model/paths';
import type { Ports } from '../../platform/database/ports.ts';
import { readHarvestHead, readHarvestPage, readHarvestRecord } from '../harvest/read-harvest.ts';
import { FORMATS, type FormatPrefix, isFormat } from './formats/formats.ts';
import { harvestedArticle } from './formats/harvested-article.ts';
import { badToken, isOaiError, noFormat, noMatch, noRecord, type OaiError } from './oai-error.ts';
import { identifiedArticle, oaiIdentifier, repositoryIdentifier } from './oai-identifier.ts';
import { periodOf } from './oai-period.ts';
import { type Arguments, type OaiRequest, oaiRequest } from './oai-request.ts';
import { oaiSets } from './oai-sets.ts';
import { type ResumptionToken, readToken, TOKEN_HOURS, writeToken } from './resumption-token.ts';

type OaiPorts = Pick<Ports, 'db' | 'now' | 'origin'>;
/** What is below the verb's element, or an error. */
type Answer = XmlContent | OaiError;

const OAI = 'http://www.openarchives.org/OAI/2.0/';
const IDENTIFIER = 'http://www.openarchives.org/OAI/2.0/oai-identifier';
const GRANULARITY = 'YYYY-MM-DDThh:mm:ssZ';

const second = (time: Date): string => `${time.toISOString().slice(0, 19)}Z`;
const textIn = (name: string, text: string): XmlPiece => xmlElement(name, {}, text);

const isErrorAnswer = (answer: Answer): answer is OaiError =>
  typeof answer === 'object' && answer !== null && isOaiError(answer);

async function identify({ db, now, origin }: OaiPorts): Promise<Answer> {
  const [head, press] = await Promise.all([
    readHarvestHead(db),
    db.collection(SETTINGS).doc(PRESS_SETTINGS).get(),
  ]);
  const { name, infoEmail } = PressSchema.parse(press.data());
  return [
    textIn('repositoryName', name),
    textIn('baseURL', origin + oaiPath()),
    textIn('protocolVersion', '2.0'),
    textIn('adminEmail', infoEmail),
    textIn('earliestDatestamp', head?.earliest || second(now())),
    textIn('deletedRecord', 'persistent'),
    textIn('granularity', GRANULARITY),
    xmlElement(
      'description',
      {},
      xmlElement(
        'oai-identifier',
        { xmlns: IDENTIFIER, 'xsi:schemaLocation': `${IDENTIFIER} ${IDENTIFIER}.xsd` },
        textIn('scheme', 'oai'),
        textIn('repositoryIdentifier', repositoryIdentifier(origin)),
        textIn('delimiter', ':'),
        textIn('sampleIdentifier', oaiIdentifier(origin, head?.sample || 'journal~article')),
      ),
    ),
  ];
}

async function listFormats({ db, origin }: OaiPorts, { identifier }: Arguments): Promise<Answer> {
  if (identifier !== undefined) {
    const id = identifiedArticle(origin, identifier);
    if (id === null || !(await readHarvestRecord(db, id))) return noRecord();
  }
  return Object.entries(FORMATS).map(([prefix, { schema, namespace }]) =>
    xmlElement(
      'metadataFormat',
      {},
      textIn('metadataPrefix', prefix),
      textIn('schema', schema),
      textIn('metadataNamespace', namespace),
    ),
  );
}

async function listSets({ db }: OaiPorts, { resumptionToken }: Arguments): Promise<Answer> {
  // All sets are in one answer.
  if (resumptionToken !== undefined) return badToken();
  const sets = oaiSets(await readHarvestHead(db));
  return sets.map(({ spec, name }) =>
    xmlElement('set', {}, textIn('setSpec', spec), textIn('setName', name)),
  );
}

const headerOf = (origin: string, { id, key, sets, facts }: HarvestRecord): XmlPiece =>
  xmlElement(
    'header',
    { status: facts === null ? 'deleted' : undefined },
    textIn('identifier', oaiIdentifier(origin, id)),
    textIn('datestamp', stampOf(key)),
    sets.map((spec) => textIn('setSpec', spec)),
  );

function recordOf(
  origin: string,
  { publisher }: HarvestHead,
  record: HarvestRecord,
  prefix: FormatPrefix,
): XmlPiece {
  const { facts } = record;
  const article =
    facts === null
      ? null
      : harvestedArticle(HarvestFactsSchema.parse(JSON.parse(facts)), { origin, publisher });
  return xmlElement(
    'record',
    {},
    headerOf(origin, record),
    article && xmlElement('metadata', {}, FORMATS[prefix].write(article)),
  );
}

async function getRecord(
  { db, origin }: OaiPorts,
  { identifier = '', metadataPrefix = '' }: Arguments,
): Promise<Answer> {
  const id = identifiedArticle(origin, identifier);
  const [head, record] = id
    ? await Promise.all([readHarvestHead(db), readHarvestRecord(db, id)])
    : [];
  if (!head || !record) return noRecord();
  if (!isFormat(metadataPrefix)) return noFormat();
  return recordOf(origin, head, record, metadataPrefix);
}

type Wanted = Omit<ResumptionToken, 'expires' | 'prefix' | 'after'> & {
  readonly prefix: FormatPrefix;
  readonly after?: string;
};

/** What a list is asked for, by its arguments or by a token. */
function wantedList(
  verb: Wanted['verb'],
  { metadataPrefix = '', set, resumptionToken, ...ends }: Arguments,
  { tokenKey }: Pick<HarvestHead, 'tokenKey'>,
  now: Date,
): Wanted | OaiError {
  if (resumptionToken !== undefined) {
    const token = readToken(resumptionToken, tokenKey, now);
    if (token?.verb !== verb || !isFormat(token.prefix)) return badToken();
    return { ...token, prefix: token.prefix };
  }
  if (!isFormat(metadataPrefix)) return noFormat();
  const period = periodOf(ends);
  if (isOaiError(period)) return period;
  return { verb, prefix: metadataPrefix, ...(set ? { set } : {}), ...period, cursor: 0 };
}

async function list(
  { db, now, origin }: OaiPorts,
  verb: Wanted['verb'],
  given: Arguments,
): Promise<Answer> {
  const head = await readHarvestHead(db);
  const wanted = wantedList(verb, given, head ?? { tokenKey: '' }, now());
  if (isOaiError(wanted)) return wanted;
  if (!head) return noMatch();
  const { prefix, set, from, until, cursor } = wanted;
  const { records, hasMore } = await readHarvestPage(db, wanted);
  const last = records.at(-1);
  // What a token promised may have changed since, and is then in the next harvest.
  if (!last) return noMatch();
  const expires = second(new Date(now().getTime() + TOKEN_HOURS * 3_600_000));
  const token = hasMore
    ? writeToken(
        { ...wanted, after: last.key, cursor: cursor + records.length, expires },
        head.tokenKey,
      )
    : '';
  // Of a period the size is not known without reading all of it.
  const isWhole = from === undefined && until === undefined;
  const size = set === undefined ? head.total : (head.counts[set] ?? 0);
  return [
    records.map((record) =>
      verb === 'ListRecords' ? recordOf(origin, head, record, prefix) : headerOf(origin, record),
    ),
    // A list of one answer has none.
    hasMore || cursor > 0
      ? xmlElement(
          'resumptionToken',
          {
            expirationDate: hasMore ? expires : undefined,
            completeListSize: isWhole ? Math.max(size, cursor + records.length) : undefined,
            cursor,
          },
          token,
        )
      : null,
  ];
}

function answerOf(ports: OaiPorts, { verb, arguments: given }: OaiRequest): Promise<Answer> {
  switch (verb) {
    case 'Identify':
      return identify(ports);
    case 'ListMetadataFormats':
      return listFormats(ports, given);
    case 'ListSets':
      return listSets(ports, given);
    case 'GetRecord':
      return getRecord(ports, given);
    default:
      return list(ports, verb, given);
  }
}

/** The arguments as they are repeated: an identifier that is none of ours may have any form. */
const repeated = (origin: string, { verb, arguments: given }: OaiRequest) => ({
  verb,
  ...given,
  identifier:
    given.identifier && identifiedArticle(origin, given.identifier) === null
      ? undefined
      : given.identifier,
});

interface Reply {
  /** Of the request as it is repeated: none where they are wrong. */
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly content: XmlPiece;
}

const refusal = ({ code, message }: OaiError): XmlPiece => xmlElement('error', { code }, message);

async function replyTo(ports: OaiPorts, asked: URLSearchParams): Promise<Reply> {
  const request = oaiRequest(asked);
  if (isOaiError(request)) return { attributes: {}, content: refusal(request) };
  const answer = await answerOf(ports, request);
  return {
    attributes: repeated(ports.origin, request),
    content: isErrorAnswer(answer) ? refusal(answer) : xmlElement(request.verb, {}, answer),
  };
}

/**
 * The answer to a request, as XML. Rejects where the press is not set up.
 *
 * @param asked the arguments of the address, or of the form that was sent
 */
export async function answerOai(ports: OaiPorts, asked: URLSearchParams): Promise<string> {
  const responseDate = second(ports.now());
  // In the press's first language, as all that is written for everyone.
  const { attributes, content } = await inLanguage(SOURCE_LANGUAGE, () => replyTo(ports, asked));
  const document = xmlElement(
    'OAI-PMH',
    {
      xmlns: OAI,
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation': `${OAI} http://www.openarchives.org/OAI/2.0/OAI-PMH.xsd`,
    },
    textIn('responseDate', responseDate),
    xmlElement('request', attributes, ports.origin + oaiPath()),
    content,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlOf(document)}\n`;
}
