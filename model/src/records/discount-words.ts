import type { DiscountRequest } from '../entities/discount.ts';
import { recordWords } from './record-words.ts';

/** What a request for a discount is found by in the office: its manuscript, and who asks on whose behalf. */
export const discountWords = ({
  submissionNumber,
  title,
  name,
  email,
  society = '',
}: Pick<DiscountRequest, 'submissionNumber' | 'title' | 'name' | 'email' | 'society'>): string[] =>
  recordWords([submissionNumber, title, name, email, society]);
