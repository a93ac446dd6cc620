import type { Review } from '@quire/model/entities/review';

export type LiveReview = Review & { readonly id: string };
