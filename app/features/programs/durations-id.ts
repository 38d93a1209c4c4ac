/** The id of a program's durations for links. */
export const durationsId = 'durations'
