import { m } from '#app/i18n/paraglide/messages.js'
import { contentId } from './site-frame.tsx'

/** First focus stop. Hidden in print and screenshots, where it would cover the text. */
export function SkipLink() {
  return (
    <a
      href={`#${contentId}`}
      className="-translate-y-24 fixed top-3 left-3 z-50 rounded-control bg-action px-4 py-3 font-semibold text-action-ink opacity-0 focus:translate-y-0 focus:opacity-100 print:hidden"
    >
      {m.shell_skip_to_content()}
    </a>
  )
}
