import * as v from 'valibot'

/** `invited → active ⇄ paused → left`. Clients book an active practice only. */
export const practiceStateSchema = v.picklist(['invited', 'active', 'paused', 'left'])
