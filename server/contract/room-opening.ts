/** How long before the start of a session its room opens. */
export const roomOpensMinutesBefore = 10
/** How long after the end of a session its room closes. */
export const roomClosesMinutesAfter = 30
