/** Whether a path is `parent` or lies under it, by whole segments: /policyx is not under /policy. */
export function isUnder(pathname: string, parent: string): boolean {
  return pathname === parent || pathname.startsWith(`${parent}/`)
}
