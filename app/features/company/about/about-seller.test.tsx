import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { publicSettingsOf } from '#app/config/public-settings.ts'
import { parseSettings } from '#app/config/settings.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { AboutSeller } from './about-seller.tsx'

test('the about page says who runs the site, from where, and how to reach them', () => {
  const html = render({
    SELLER_NAME: 'PT Piring Seimbang',
    SELLER_ADDRESS: 'Jalan Melati 5, Malang 65111',
    LEADS_EMAIL: 'halo@seimbang.id',
  })
  for (const words of ['PT Piring Seimbang', 'Jalan Melati 5, Malang 65111', 'halo@seimbang.id'])
    expect(html).toContain(words)
})

test('without an address it still says that sessions are online', () => {
  const html = render({ SELLER_NAME: 'PT Piring Seimbang' })
  expect(html).toContain(m.company_about_online())
})

function render(environment: Record<string, string>): string {
  const settings = publicSettingsOf(parseSettings(environment))
  const router = createRouter({ routeTree: createRootRoute(), context: { settings } as never })
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <AboutSeller />
    </RouterContextProvider>,
  )
}
