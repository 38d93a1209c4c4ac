/** True if a path is `parent` or below it by whole segments: /policyx is not under /policy. */
export function isUnder(pathname: string, parent: string): boolean {
  return pathname === parent || pathname.startsWith(`${parent}/`)
}
