/** Dispatched on `window` when React has hydrated the page, and again for each deferred part. */
export const hydratedEvent = 'page-hydrated'

/** Lets the head script replay what users did before hydration. Call it from an effect. */
export function announceHydrated(): void {
  // In a task after the effects: React cannot hydrate for an event while it commits.
  setTimeout(() => dispatchEvent(new Event(hydratedEvent)))
}
