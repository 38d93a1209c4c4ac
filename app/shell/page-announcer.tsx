import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { contentId } from './site-frame.tsx'

/**
 * After a navigation, focuses the content, or what the hash names, and announces the title. Browsers
 * do all of it on a page load but not when React swaps the page.
 */
export function PageAnnouncer() {
  const router = useRouter()
  const [announcement, setAnnouncement] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, hrefChanged, toLocation }) => {
        if (!fromLocation || !hrefChanged) return
        if (toLocation.hash) focusTarget(toLocation.hash)
        if (!pathChanged) return
        if (!toLocation.hash) focusContent()
        setAnnouncement(m.shell_page_loaded({ title: document.title }))
      }),
    [router],
  )
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  )
}

/** Does nothing to an element that takes no focus. */
function focusTarget(hash: string): void {
  document.getElementById(hash)?.focus({ preventScroll: true })
}

/** Keeps the focus if the page has set it already. */
function focusContent(): void {
  const content = document.getElementById(contentId)
  if (content && !content.contains(document.activeElement)) content.focus({ preventScroll: true })
}
