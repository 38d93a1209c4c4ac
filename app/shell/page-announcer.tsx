import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { contentId } from './site-frame.tsx'

/**
 * After a navigation the keyboard starts at the content of the new page, and a screen reader hears
 * its title: a browser does both for a page that it loads, and nothing for one that React swaps in.
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

/** A page that has put the focus somewhere itself keeps it there. */
function focusContent(): void {
  const content = document.getElementById(contentId)
  if (content && !content.contains(document.activeElement)) content.focus({ preventScroll: true })
}
