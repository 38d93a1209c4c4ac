const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const entryScript = /<script type="module" async="" src="([^"]+)"[^>]*><\/script>/
/** A page that has not been painted after this long starts all the same. */
const longestWaitMs = 3_000

/**
 * Fetches what the page starts with, and runs it. What nobody looks at is never painted, so a page
 * in the background does it at once.
 */
const start = `(preloads, entry) => {
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const href of preloads)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    import(entry)
  }
  document.currentScript.remove()
  if (document.hidden) return start()
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start()
  }).observe({ type: 'paint', buffered: true })
  setTimeout(start, ${longestWaitMs})
}`.replaceAll(/\n\s*/g, '\n')

/**
 * Lets a rendered page be painted before any script of it is fetched: it can be read without them,
 * and on a slow network they would take their share of it from the page and its font. Only both ends
 * are searched: the body between them is long, and has neither.
 */
export function startAfterPaint(html: string, nonce: string | undefined): string {
  const bodyAt = html.indexOf('<body')
  const entryAt = html.lastIndexOf('<script type="module"')
  if (bodyAt < 0 || entryAt < bodyAt) return html
  const head = html.slice(0, bodyAt)
  const preloads = Array.from(head.matchAll(modulePreload), ([, href]) => href)
  const end = html
    .slice(entryAt)
    .replace(
      entryScript,
      (_, entry) =>
        `<script${nonce ? ` nonce="${nonce}"` : ''}>(${start})(${JSON.stringify(preloads)},${JSON.stringify(entry)})</script>`,
    )
  return head.replaceAll(modulePreload, '') + html.slice(bodyAt, entryAt) + end
}
