import { type ComponentType, lazy } from 'react'

/** A lazy component that a page can do without. It renders nothing if its code cannot be loaded. */
export function optionalPart<Props>(
  fetchCode: () => Promise<{ default: ComponentType<Props> } | undefined>,
) {
  return lazy(async () => (await fetchCode()) ?? { default: () => null })
}
