/** A drinking glass of an Indonesian kitchen. */
export const glassMillilitres = 240
