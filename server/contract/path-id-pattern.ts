/** An id as part of a URL path. Dots and slashes are refused: `..` would climb to another call. */
export const pathIdPattern = /^[\w-]{1,64}$/
