import { m } from '#app/i18n/paraglide/messages.js'

/** Tells the member that the form below restored earlier input. */
export function DraftNote() {
  return <p className="font-medium text-sm">{m.sync_draft()}</p>
}
