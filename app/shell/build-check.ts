import { m } from '#app/i18n/paraglide/messages.js'
import { notify } from '#app/notifications/notify.ts'

/** Compares the build that is served now with the page's own, and offers to load the newer one. */
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

/** What somebody has begun to write is worth more than a newer page. */
function hasFormContent(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form textarea, form input:not([type=hidden], [type=checkbox], [type=radio])',
  )
  return [...fields].some(({ value }) => value !== '')
}
