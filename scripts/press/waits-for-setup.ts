import { z } from 'zod';
import type { Addresses } from '../../local/src/stack/addresses.ts';
import { callPath } from '../../model/src/calls/call-groups.ts';
import { SETUP_CALLS } from '../../model/src/calls/setup.ts';
import { DEFAULT_REGION } from '../../model/src/constants.ts';

const AnswerSchema = z.object({ result: SETUP_CALLS.setupState.response });

/** Whether a running press has no administrator yet; its code is the one that it was started with. */
export async function waitsForSetup({ functions, project }: Addresses): Promise<boolean> {
  const address = `${functions}/${project}/${DEFAULT_REGION}/${callPath('setupState')}`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: {} }),
  });
  return AnswerSchema.parse(await answer.json()).result.isOpen;
}
