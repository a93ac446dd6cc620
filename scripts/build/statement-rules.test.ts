import { expect, it } from 'vitest';
import { statementRules } from './statement-rules.ts';

it('lets an author write every statement, and bounds each', () => {
  const rules = statementRules(['funding', 'biosafety'], 3_000);
  expect(rules).toContain("'funding',\n    'biosafety'\n");
  expect(rules).toContain(
    'return isTextUpTo(data.funding, 3000)\n    && isTextUpTo(data.biosafety, 3000);',
  );
});
