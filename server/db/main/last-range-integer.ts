/** For identity columns: the range `[n, n]` of the last integer itself does not exist. */
export const lastRangeInteger = { maxValue: 2 ** 31 - 2 }
