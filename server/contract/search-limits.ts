/** The longest search for articles that is worth an answer. */
export const mostSearchCharacters = 80
