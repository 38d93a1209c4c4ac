import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { contentId } from './site-frame.tsx'

/**
 * After a navigation, focuses the content and announces the title. Browsers do both on a page load
 * but not when React swaps the page.
 */
export function PageAnnouncer() {
  const router = useRouter()
  const [announcement, setAnnouncement] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
        if (!fromLocation || !pathChanged) return
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

/** Keeps the focus if the page has set it already. */
function focusContent(): void {
  const content = document.getElementById(contentId)
  if (content && !content.contains(document.activeElement)) content.focus({ preventScroll: true })
}
