import { type ComponentType, lazy } from 'react'

/** A part that a page can do without: where its code does not come, nothing takes its place. */
export function optionalPart<Props>(
  fetchCode: () => Promise<{ default: ComponentType<Props> } | undefined>,
) {
  return lazy(async () => (await fetchCode()) ?? { default: () => null })
}
