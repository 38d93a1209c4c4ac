import { m } from '#app/i18n/paraglide/messages.js'
import { Toaster } from '#app/ui/toaster.tsx'
import { runToastAction, toastStore } from './toast-store.ts'

/** `lazy` needs the default export. */
export default function SiteToaster() {
  return (
    <Toaster toaster={toastStore} closeLabel={m.shell_notice_close()} onAction={runToastAction} />
  )
}
