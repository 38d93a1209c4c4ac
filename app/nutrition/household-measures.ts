/** The measures of an Indonesian kitchen, in millilitres or spoons of one another. */
export const glassMillilitres = 240
export const tablespoonMillilitres = 10
export const teaspoonsPerTablespoon = 3
export const tablespoonsPerGlass = glassMillilitres / tablespoonMillilitres

/** A glass of cooked rice, and one ladle (centong) of it: three make the 150 g of Isi Piringku. */
export const riceGlassGrams = 140
export const riceLadleGrams = 50

/** A tablespoon of sugar, by the list that is asked. */
export const sugarTablespoonGrams = { least: 8, most: 10 } as const
