import * as v from 'valibot'
import { type LeadQuery, leadStages } from '#server/contract/admin-lead.schema.ts'
import { pageCursorSchema } from '#server/contract/page-cursor.schema.ts'
import type { LeadsSearch } from './leads-search.ts'

/** Returns the query of the list. An unknown stage or page in the address counts as none. */
export function leadQueryOf({ stage, mine, after }: LeadsSearch): LeadQuery {
  return {
    stage: leadStages.find((it) => it === stage),
    mine: mine === 'true' ? mine : undefined,
    after: v.is(pageCursorSchema, after) ? after : undefined,
  }
}
