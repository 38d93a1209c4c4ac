import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { m } from '#app/i18n/paraglide/messages.js'
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

function render(nutritionist: Tracker['nutritionist']): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <PersonPanel tracker={{ id: 'mine', nutritionist }} reasons={['eating']} hasGoal={false} />
    </RouterContextProvider>,
  )
}
