import * as v from 'valibot'

/**
 * GET /v1/admin/content-pass of the main backend, for writers, and /v1/admin/review-pass, for
 * reviewers. The content backends take it for five minutes.
 */
export const contentPassSchema = v.object({ pass: v.string() })
