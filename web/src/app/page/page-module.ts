import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router';

/** What a file below `pages/` (or a signed-in area) exports. */
export interface PageModule {
  readonly default: ComponentType;
  readonly loader?: (args: LoaderFunctionArgs) => Promise<unknown>;
}

/** The part of an address that a pattern's `:name` stands for, by name. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/**
 * Who may open a page: returns null, the address on this site to go to instead, or false where
 * there is no such page for this person (`Page not found: {path}`).
 * Guards are for people's comfort; what must stay secret is kept by the rules.
 */
type Guard = (path: string) => Promise<string | null | false>;

/** One row of the route table. */
export interface RouteRow {
  readonly path: string;
  readonly page: () => Promise<PageModule>;
  /** Whether the address can be one: false answers `Page not found: {path}`. */
  readonly check?: (params: RouteParams) => boolean | Promise<boolean>;
  /**
   * Imported, not named: a guard that does not exist
   * is an error of the type check and of the build, before anybody can meet it.
   */
  readonly guard?: () => Promise<{ guard: Guard }>;
  /** `false`: a signed-in area without the press's layout. The server sends an empty shell. */
  readonly layout?: false;
  /**
   * A page of somebody's own, inside the press's layout: the server sends a quiet place that the
   * browser fills. Visitors go to sign in, and whoever has not confirmed their address to do so.
   */
  readonly signedIn?: true;
  /** `false`: no cache keeps it, though it is shown to everybody: it is where people type passwords. */
  readonly kept?: false;
  /** A reader's page that is nothing without the app, which otherwise loads when a reader touches the page. */
  readonly atOnce?: true;
}
