import { ABOUT_TEXTS } from './about-texts.ts';
import { POLICY_TEXTS } from './policy-texts.ts';
import { SERVICE_TEXTS } from './service-texts.ts';
import type { StarterTexts } from './starter-text.ts';

/** A starter text for each of the press's own pages, by its address. */
export const STARTER_TEXTS: StarterTexts = { ...ABOUT_TEXTS, ...POLICY_TEXTS, ...SERVICE_TEXTS };
