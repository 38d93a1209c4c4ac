import { m } from '#app/i18n/paraglide/messages.js'
import { contentId } from './site-frame.tsx'

/** First stop of the keyboard. */
export function SkipLink() {
  return (
    <a
      href={`#${contentId}`}
      className="-translate-y-24 fixed top-3 left-3 z-50 rounded-control bg-action px-4 py-3 font-semibold text-action-ink focus:translate-y-0"
    >
      {m.shell_skip_to_content()}
    </a>
  )
}
