import { m } from '#app/i18n/paraglide/messages.js'
import { notify } from '#app/notifications/notify.ts'

/** Offers to reload if the server has a newer build than this page. */
export async function offerNewBuild(): Promise<void> {
  const response = await fetch('/builds/latest.json', { cache: 'no-store' })
  if (!response.ok) return
  const { id }: { id?: unknown } = await response.json()
  if (typeof id !== 'string' || id === import.meta.env.VITE_BUILD_ID || hasFormContent()) return
  await notify({
    id: 'new-build',
    title: m.shell_build_title(),
    description: m.shell_build_text(),
    timeoutMs: Number.POSITIVE_INFINITY,
    actions: [{ label: m.shell_build_reload(), onClick: () => window.location.reload() }],
  })
}

/** A newer page must not cost unsaved input. */
function hasFormContent(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form textarea, form input:not([type=hidden], [type=checkbox], [type=radio])',
  )
  return [...fields].some(({ value }) => value !== '')
}
