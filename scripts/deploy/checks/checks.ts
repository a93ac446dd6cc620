import type { Check } from './check.ts';
import { MAIL_CHECKS } from './mail-checks.ts';
import { PLACE_CHECKS } from './place-checks.ts';
import { PROJECT_CHECKS } from './project-checks.ts';
import { QUOTA_CHECKS } from './quota-checks.ts';
import { RULE_CHECKS } from './rule-checks.ts';
import { SETTING_CHECKS } from './setting-checks.ts';
import { SIGN_IN_CHECKS } from './sign-in-checks.ts';

/** Everything that can be known before a deployment, in the order in which it is looked at. */
export const CHECKS: readonly Check[] = [
  ...PROJECT_CHECKS,
  ...PLACE_CHECKS,
  ...SETTING_CHECKS,
  ...QUOTA_CHECKS,
  ...RULE_CHECKS,
  ...MAIL_CHECKS,
  ...SIGN_IN_CHECKS,
];
