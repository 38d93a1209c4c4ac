const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const entryScript = /<script type="module" async="" src="([^"]+)"[^>]*><\/script>/
/** A page that has not been painted after this long starts all the same. */
const longestWaitMs = 3_000

/**
 * Fetches what the page starts with at once, and runs it part by part, so that a phone answers in
 * between. A part that does not come is the entry's to deal with, which runs last. What nobody looks
 * at is never painted, so a page in the background starts at once.
 */
const start = `(parts) => {
  let isStarted = false
  const start = async () => {
    if (isStarted) return
    isStarted = true
    for (const href of parts)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    for (const part of parts) {
      await import(part).catch(console.error)
      await globalThis.scheduler?.yield?.()
    }
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
  const preloads: string[] = []
  const head = html.slice(0, bodyAt).replace(modulePreload, (_, href) => {
    preloads.push(href)
    return ''
  })
  const end = html.slice(entryAt).replace(entryScript, (_, entry) => {
    const parts = JSON.stringify([...preloads.filter((href) => href !== entry), entry])
    return `<script${nonce ? ` nonce="${nonce}"` : ''}>(${start})(${parts})</script>`
  })
  return head + html.slice(bodyAt, entryAt) + end
}
