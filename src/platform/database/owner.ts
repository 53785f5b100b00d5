import type { Viewer } from '../context.ts';
import { type Sql, sql } from './sql.ts';

/** Whom a row belongs to: the account when there is one, else the session of someone without. */
export interface Owner {
  column: 'account_id' | 'session_id';
  id: number;
}

/** A visitor without a session owns nothing. */
export function ownerOf(viewer: Viewer): Owner | undefined {
  if (viewer.accountId !== null) return { column: 'account_id', id: viewer.accountId };
  return viewer.sessionId === null ? undefined : { column: 'session_id', id: viewer.sessionId };
}

/** The condition that a row with the columns account_id and session_id is the viewer's own. */
export function isOwn(viewer: Viewer): Sql {
  const owner = ownerOf(viewer);
  return owner ? sql`${sql.identifier(owner.column)} = ${owner.id}` : sql`false`;
}
