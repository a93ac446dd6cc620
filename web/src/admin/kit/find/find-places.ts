import { scopesFor } from '@quire/model/grants';
import type { ListPlan } from '@quire/model/lists/list-plan';
import type { Claims } from '@quire/model/roles';
import { type Scope, scopeOf } from '../../../data/live/office/press-scope.ts';
import { FIND_SOURCES, type FindSource } from './find-sources.ts';

/** Where one kind of record is looked for. */
export interface FindIn {
  readonly source: FindSource;
  readonly plan: ListPlan;
  readonly scope: Scope;
  readonly inAnyOrder: boolean;
}

/** What a person may search: the journals of their roles, and for guest editors their special issues. */
export function findPlaces(claims: Claims): readonly FindIn[] {
  return FIND_SOURCES.flatMap((source): readonly FindIn[] => {
    const { action, ofJournals } = source;
    const scope = scopeOf(claims, action);
    if (scope === 'all' || scope.length > 0) {
      const plan = scope === 'all' ? source.plan : (ofJournals ?? source.plan);
      return [{ source, plan, scope, inAnyOrder: plan.isShort === true }];
    }
    const issues = scopesFor(claims, action, 'issues');
    if (issues.length === 0) return [];
    const plan = { ...source.plan, scope: { field: 'issue' } };
    return [{ source, plan, scope: issues, inAnyOrder: true }];
  });
}
