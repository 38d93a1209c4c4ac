import * as v from 'valibot'

/** POST /v1/practice/feed. The only time the address is visible, because only its hash is stored. */
export const createdFeedSchema = v.object({ address: v.pipe(v.string(), v.url()) })

/**
 * POST /v1/practice-feeds/open. The key is in the body to keep it out of access logs. Fails with 404
 * `ERR_NO_FEED` if it is unknown or has ended.
 */
export const feedOpeningSchema = v.object({ key: v.pipe(v.string(), v.maxLength(64)) })

/** The text of an .ics file. */
export const feedSchema = v.string()
