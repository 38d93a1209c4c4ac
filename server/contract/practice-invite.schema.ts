import * as v from 'valibot'

/**
 * POST /v1/practice-invites/accept. Fails with 410 `INVITE_OUTDATED`, or with 409
 * `INVITE_OTHER_ACCOUNT` if the invite went to another address than the member's.
 */
export const inviteAcceptanceSchema = v.object({ token: v.pipe(v.string(), v.maxLength(64)) })

export const acceptedInviteSchema = v.object({ slug: v.string() })
