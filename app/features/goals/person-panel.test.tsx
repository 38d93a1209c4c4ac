import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { m } from '#app/i18n/paraglide/messages.js'
import type { PersonReason } from '#app/nutrition/safe-goal.ts'
import type { Tracker } from '#server/contract/tracker.schema.ts'
import { PersonPanel } from './person-panel.tsx'

test('the advice to see a person leads to the free times of the member’s own nutritionist', () => {
  const html = render({ slug: 'ayu', name: 'Ayu' })
  expect(html).toContain('href="/konsultasi/jadwal?nutritionist=ayu&amp;tracker=mine"')
  expect(html).toContain(m.goals_person_action_own({ name: 'Ayu' }))
})

test('without a nutritionist it leads to the nutritionists, and 119 can be tapped', () => {
  const html = render(null)
  expect(html).toContain('href="/ahli-gizi"')
  expect(html).toContain('href="tel:119"')
})

test('it says that the nutritionist may allow a target, unless a reason is never lifted', () => {
  const words = m.goals_person_talk_clear({ name: 'Ayu' })
  const own = { slug: 'ayu', name: 'Ayu' }
  expect(render(own)).toContain(words)
  expect(render(own, ['eating', 'pregnancy'])).not.toContain(words)
  expect(render(null)).not.toContain(words)
})

function render(
  nutritionist: Tracker['nutritionist'],
  reasons: PersonReason[] = ['eating'],
): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <PersonPanel tracker={{ id: 'mine', nutritionist }} reasons={reasons} hasGoal={false} />
    </RouterContextProvider>,
  )
}
