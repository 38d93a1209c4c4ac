/** Where the hero's second link leads. */
export const stepsId = 'steps'
