/** The longest article search that the blog accepts. */
export const mostSearchCharacters = 80
