/** On the root element when languages have paths: the router asks before it knows the settings. */
export const localePrefixAttribute = 'data-locale-prefix'
