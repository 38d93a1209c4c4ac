import * as v from 'valibot'
import { type KolQuery, kolStates } from '#server/contract/admin-kol.schema.ts'
import { pageCursorSchema } from '#server/contract/page-cursor.schema.ts'
import type { KolsSearch } from './kols-search.ts'

/** Returns the query of the list. An unknown state or page in the address counts as none. */
export function kolQueryOf({ state, after }: KolsSearch): KolQuery {
  return {
    state: kolStates.find((it) => it === state),
    after: v.is(pageCursorSchema, after) ? after : undefined,
  }
}
