/**
 * Returns the parameter that takes a mailed link's reader on to a page. A stranger may have chosen
 * the page. Mail programs make links of names with a dot, so a path with a dot is left out.
 */
export function redirectQueryOf(path: string): { redirect?: string } {
  return path === '' || path.includes('.') ? {} : { redirect: path }
}
