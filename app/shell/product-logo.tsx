import { Link } from '@tanstack/react-router'
import { useSettings } from '#app/config/use-settings.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { PlateMark } from '#app/ui/plate-mark.tsx'

export function ProductLogo() {
  const { productName } = useSettings()
  return (
    <Link
      to="/"
      aria-label={m.shell_home_link({ product: productName })}
      className="flex min-h-11 items-center gap-2.5 rounded-control font-extrabold text-lg tracking-tight"
    >
      <PlateMark className="size-9 shrink-0" />
      {/* Large text on a small screen leaves room for the mark only. */}
      <span className="max-[17rem]:hidden">{productName}</span>
    </Link>
  )
}
