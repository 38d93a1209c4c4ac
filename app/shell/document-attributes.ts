/** Set on the root element if languages have paths: the router needs it before the settings. */
export const localePrefixAttribute = 'data-locale-prefix'
