import type { AsyncRouteComponent } from '@tanstack/react-router'

/**
 * To be awaited by the loader of a page that shows these in a `SleepingPart`: who comes by a link sees
 * the page whole. Without it React would show the page without them for 300 ms, and then let it grow.
 */
// biome-ignore lint/suspicious/noExplicitAny: parts of any props.
export async function preloadParts(...parts: AsyncRouteComponent<any>[]): Promise<void> {
  await Promise.all(parts.map((part) => part.preload?.()))
}
