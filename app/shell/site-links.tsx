import { Link } from '@tanstack/react-router'
import { useSettings } from '#app/config/use-settings.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { recipe } from '#app/ui/recipe.ts'

const linkStyles = recipe({
  base: 'flex min-h-11 items-center whitespace-nowrap rounded-control px-3 font-semibold text-ink-muted hover:text-ink',
  variants: {
    isCurrent: { true: 'text-ink underline decoration-3 decoration-highlight underline-offset-8' },
  },
})

/** Main navigation. */
export function SiteLinks() {
  const active = { className: linkStyles({ isCurrent: true }) }
  const inactive = { className: linkStyles() }
  return (
    <>
      <Link to="/program" activeProps={active} inactiveProps={inactive}>
        {m.shell_nav_programs()}
      </Link>
      <Link to="/ahli-gizi" activeProps={active} inactiveProps={inactive}>
        {m.shell_nav_nutritionists()}
      </Link>
      <Link to="/pricing" activeProps={active} inactiveProps={inactive}>
        {m.shell_nav_pricing()}
      </Link>
      <Link to="/blog" activeProps={active} inactiveProps={inactive}>
        {m.shell_nav_blog()}
      </Link>
    </>
  )
}

/** The member's own place; `/tracker` finds the newest. */
export function TrackerLink() {
  return (
    <Link
      to="/tracker"
      activeProps={{ className: linkStyles({ isCurrent: true }) }}
      inactiveProps={{ className: linkStyles() }}
    >
      {m.shell_nav_tracker()}
    </Link>
  )
}

/** Separate, because a narrow header has no room for it. */
export function ConsultationLink() {
  return (
    <Link
      to="/konsultasi"
      activeProps={{ className: linkStyles({ isCurrent: true }) }}
      inactiveProps={{ className: linkStyles() }}
    >
      {m.shell_nav_consultation()}
    </Link>
  )
}

/** Checks that need no account; the header has no room for them. */
export function ChecksLink() {
  return (
    <Link
      to="/cek-gizi"
      activeProps={{ className: linkStyles({ isCurrent: true }) }}
      inactiveProps={{ className: linkStyles() }}
    >
      {m.shell_nav_checks()}
    </Link>
  )
}

/** About, enterprise, terms and privacy. */
export function CompanyLinks() {
  const { productSlug: product } = useSettings()
  const active = { className: linkStyles({ isCurrent: true }) }
  const inactive = { className: linkStyles() }
  return (
    <>
      <Link
        to="/{$product}-for-enterprise"
        params={{ product }}
        activeProps={active}
        inactiveProps={inactive}
      >
        {m.shell_nav_enterprise()}
      </Link>
      <Link
        to="/tentang-{$product}"
        params={{ product }}
        activeProps={active}
        inactiveProps={inactive}
      >
        {m.company_about_title()}
      </Link>
      <Link to="/policy" activeProps={active} inactiveProps={inactive}>
        {m.shell_nav_terms()}
      </Link>
      <Link to="/kebijakan-privasi" activeProps={active} inactiveProps={inactive}>
        {m.company_privacy_title()}
      </Link>
    </>
  )
}
