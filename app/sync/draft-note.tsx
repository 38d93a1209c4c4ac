import { m } from '#app/i18n/paraglide/messages.js'

/** Above the fields of a form that holds what was typed before. */
export function DraftNote() {
  return <p className="font-medium text-sm">{m.sync_draft()}</p>
}
