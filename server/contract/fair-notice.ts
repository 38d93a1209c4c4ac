/**
 * A session changed so long before its start leaves the time to another client. The client moves
 * and cancels without cost, and a nutritionist owes nothing.
 */
export const fairNoticeMs = 12 * 60 * 60 * 1000
