import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { publicSettingsOf } from '#app/config/public-settings.ts'
import { parseSettings } from '#app/config/settings.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { ContactLines } from './contact-lines.tsx'

test('an address and the time until an answer are always shown', () => {
  const html = render({ LEADS_EMAIL: 'halo@seimbang.id', CONTACT_ANSWER_HOURS: '4' })
  expect(html).toContain('href="mailto:halo@seimbang.id?subject=Order%20A1"')
  expect(html).toContain(m.shell_contact_answer({ hours: 4 }))
  expect(html).not.toContain('wa.me')
})

test('a WhatsApp number opens a chat and reads as people write it', () => {
  const html = render({ CONTACT_WHATSAPP: '+6281234567890' })
  expect(html).toContain('href="https://wa.me/6281234567890"')
  expect(html).toContain('+62 812-3456-7890')
})

function render(environment: Record<string, string>): string {
  const settings = publicSettingsOf(parseSettings(environment))
  const router = createRouter({ routeTree: createRootRoute(), context: { settings } as never })
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <ContactLines subject="Order A1" />
    </RouterContextProvider>,
  )
}
