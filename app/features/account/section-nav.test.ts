import { expect, test } from 'vitest'
import type { AccountView } from './account.server.ts'
import { sectionsOf } from './section-nav.tsx'

const view = { kind: 'whole' } as AccountView

test.each([true, false])(
  'the navigation names the section about health data: %s',
  (asksConsent) => {
    const sections = sectionsOf({ view, hasGoogle: true, hasKol: false, asksConsent })
    expect(sections.includes('health')).toBe(asksConsent)
  },
)
