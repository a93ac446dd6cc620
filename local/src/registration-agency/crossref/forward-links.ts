/** `/servlet/getForwardLinks`: which works cite one of a member's own. https://www.crossref.org/documentation/cited-by/retrieve-citations/ */
import { z } from 'zod';
import { type Answer, type Call, plain, type Route, xmlAnswer } from '../http/answer.ts';
import { fieldOf, formOf } from '../http/form.ts';
import { isOlder, keyOf, prefixOf, type Registration } from '../store/registration.ts';
import { saidByOthers } from '../works/shown-work.ts';
import { inXml } from '../xml/write-xml.ts';
import { citeOf, isPosted } from './cite-of.ts';
import { crossrefAccount } from './sign-in.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const CitedSchema = z.object({
  reference: z.array(z.looseObject({ DOI: z.string().optional() })).catch([]),
});

const citedBy = ({ metadata }: Registration): Set<string> =>
  new Set(CitedSchema.parse(metadata).reference.flatMap(({ DOI }) => (DOI ? [keyOf(DOI)] : [])));

const answerOf = (links: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<crossref_result xmlns="http://www.crossref.org/qrschema/3.0" version="3.0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.crossref.org/qrschema/3.0 http://www.crossref.org/schemas/crossref_query_output3.0.xsd">
<query_result><head><doi_batch_id>none</doi_batch_id></head><body>
${links.join('\n')}
</body></query_result>
</crossref_result>
`;

async function forwardLinks(call: Call): Promise<Answer> {
  const form = await formOf(call);
  if (!form) return plain(400, 'The request could not be read.');
  const [login, password, doi] = ['usr', 'pwd', 'doi'].map((name) => fieldOf(form, name));
  const account = crossrefAccount(call.behaviour.accounts, login ?? '', password ?? '');
  const [from, until] = [fieldOf(form, 'startDate'), fieldOf(form, 'endDate')];
  if (!doi || [from, until].some((day) => day && !DAY.test(day)))
    return plain(400, 'The DOI or a date cannot be read.');
  const prefix = doi.includes('/') ? prefixOf(doi) : doi;
  // Only the owner of a prefix is told who cites its works.
  if (!account?.prefixes.includes(prefix))
    return plain(401, 'The login or the password is not correct.');
  const { behaviour, clock, registry } = call;
  const works = registry
    .registrations()
    .filter((one) => one.agency === 'crossref' && isOlder(one, behaviour.worksMs, clock()));
  const { citations } = saidByOthers(works);
  const wanted = (cited: string) =>
    doi.includes('/') ? cited === keyOf(doi) : prefixOf(cited) === doi;
  const withPosted = fieldOf(form, 'include_postedcontent') === 'true';
  const links = works.flatMap((one) => {
    const day = one.updatedAt.slice(0, 10);
    if ((from && day < from) || (until && day > until)) return [];
    if (isPosted(one) && !withPosted) return [];
    const cite = citeOf(one, citations.get(keyOf(one.doi)) ?? 0);
    const cited = cite ? [...citedBy(one)].filter(wanted) : [];
    return cited.map((target) => `<forward_link doi="${inXml(target)}">${cite}</forward_link>`);
  });
  return xmlAnswer(answerOf(links));
}

export const FORWARD_LINK_ROUTES: readonly Route[] = [
  {
    ...{ methods: ['GET', 'POST'], path: /^\/servlet\/getForwardLinks$/ },
    ...{ kind: 'read', answer: forwardLinks },
  },
];
