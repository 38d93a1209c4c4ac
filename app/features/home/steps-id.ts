/** Target of the hero's second link. */
export const stepsId = 'steps'
