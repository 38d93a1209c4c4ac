import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { m } from '#app/i18n/paraglide/messages.js'
import { NutritionistChoice } from './nutritionist-choice.tsx'
import type { NutritionistProposal } from './propose-nutritionist.server.ts'

const ayu = { slug: 'ayu', name: 'Ayu', degrees: 'S.Gz.' }
const budi = { slug: 'budi', name: 'Budi', degrees: 'S.Tr.Gz.' }

test('an order says who accompanies it, why, and what they will see', () => {
  const html = render({ nutritionist: { ...ayu, reason: 'soonest' } })
  expect(html).toContain('href="/ahli-gizi/ayu"')
  expect(html).toContain(m.cart_nutritionist_soonest())
  expect(html).toContain(m.cart_nutritionist_sees())
})

test('a nutritionist who cares already sees what the member shared, so the order says nothing of it', () => {
  const html = render({ nutritionist: { ...ayu, reason: 'keeps' } })
  expect(html).toContain(m.cart_nutritionist_keeps())
  expect(html).not.toContain(m.cart_nutritionist_sees())
})

test('the others of the program can be chosen until the order is placed', () => {
  const proposal = { nutritionist: { ...ayu, reason: 'leads' as const }, choices: [ayu, budi] }
  expect(render(proposal)).toMatch(/<option value="budi">Budi, S\.Tr\.Gz\.<\/option>/)
  expect(render(proposal, { isPlaced: true })).not.toContain('<select')
  expect(render({ ...proposal, choices: [ayu] })).not.toContain('<select')
})

test('a chosen person who takes no new clients is named with the one proposed instead', () => {
  const html = render({ nutritionist: { ...ayu, reason: 'soonest' }, unavailable: 'Citra' })
  expect(html).toContain(m.cart_nutritionist_unavailable({ name: 'Citra' }))
})

function render(proposal: Partial<NutritionistProposal>, { isPlaced = false } = {}): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <NutritionistChoice
        proposal={{ nutritionist: null, choices: [], unavailable: null, ...proposal }}
        onChange={isPlaced ? undefined : () => {}}
      />
    </RouterContextProvider>,
  )
}
