/** `/_control`: for tests in another process what a test in this one does with `RunningRegistrationAgency`. */
import { z } from 'zod';
import { FaultSchema, REQUEST_KINDS, SettingsSchema } from '../control/behaviour.ts';
import { type AgencyParts, type Answer, type Call, json, type Route } from '../http/answer.ts';
import { importWorks } from '../works/imported-works.ts';

/** What is done, in this order. */
const OrderSchema = z.strictObject({
  clear: z.literal(true).optional(),
  settings: SettingsSchema.optional(),
  /** The next requests of a kind meet these, one each. */
  faults: z.partialRecord(z.enum(REQUEST_KINDS), z.array(FaultSchema)).optional(),
  /** Works of others, a line each. */
  works: z.string().optional(),
});

export function forgetEverything({ registry, behaviour, received }: AgencyParts): void {
  registry.clear();
  behaviour.reset();
  received.length = 0;
}

function control(call: Call): Answer {
  const { behaviour, registry, clock } = call;
  try {
    const sent: unknown = JSON.parse(new TextDecoder().decode(call.body));
    const { clear, settings, faults = {}, works = '' } = OrderSchema.parse(sent);
    if (clear) forgetEverything(call);
    if (settings) behaviour.set(settings);
    for (const kind of REQUEST_KINDS) behaviour.plan(kind, ...(faults[kind] ?? []));
    return json({ imported: importWorks(registry, works, new Date(clock()).toISOString()) });
  } catch (error) {
    return json({ message: error instanceof Error ? error.message : String(error) }, 400);
  }
}

const look = ({ registry, received }: Call): Answer =>
  json({
    received,
    submissions: registry.submissions(),
    registrations: registry.registrations(),
    doaj: registry.doajArticles(),
  });

export const CONTROL_ROUTES: readonly Route[] = [
  { methods: ['POST'], path: /^\/_control$/, kind: null, answer: control },
  { methods: ['GET'], path: /^\/_control$/, kind: null, answer: look },
];
