import { pathIdPattern } from '#server/contract/path-id-pattern.ts'

/** Returns true if a row can have this id. Routes check it before any chunk with valibot has loaded. */
export function isPathId(value: string): boolean {
  return pathIdPattern.test(value)
}
