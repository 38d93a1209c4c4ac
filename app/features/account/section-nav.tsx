import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import type { AccountView } from './account.server.ts'
import { type SectionId, sectionTitles } from './account-section.tsx'

/** Shown on a wide screen only. On a phone the sections are short enough. */
export function SectionNav({ sections }: { sections: SectionId[] }) {
  return (
    <nav aria-label={m.account_nav_label()} className="hidden lg:block">
      <ul className="-ml-3 flex flex-col">
        {sections.map((id) => (
          <li key={id}>
            <Link
              to="/account"
              hash={id}
              className="flex min-h-10 items-center rounded-control px-3 font-semibold text-ink-muted hover:bg-action-soft hover:text-ink"
            >
              {sectionTitles[id]()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type PageOptions = { view: AccountView; hasGoogle: boolean; hasKol: boolean; asksConsent: boolean }

/** Returns the sections in page order. A backend without account calls leaves two. */
export function sectionsOf({ view, hasGoogle, hasKol, asksConsent }: PageOptions): SectionId[] {
  if (view.kind === 'known') return ['profile', 'language']
  return [
    'profile',
    'language',
    'password',
    'devices',
    ...(hasGoogle ? (['google'] as const) : []),
    ...(hasKol ? (['kol'] as const) : []),
    ...(asksConsent ? (['health'] as const) : []),
    'data',
    'deletion',
  ]
}
