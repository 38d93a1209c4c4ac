export function signInHrefOf(path: string): string {
  return `/admin/masuk?${new URLSearchParams({ to: path })}`
}

/** Returns the page of the console that the query names; any other address is the start. */
export function consolePathOf(to: string | undefined): string {
  return to !== undefined && /^\/admin(?:[/?#]|$)/.test(to) ? to : '/admin'
}
