/**
 * `shouldReload` of pages that stay readable offline. Returns false without a connection, so a
 * stale page is shown as it was. Otherwise the router decides by its stale time.
 */
export function reloadOnline(): false | undefined {
  return navigator.onLine === false ? false : undefined
}
