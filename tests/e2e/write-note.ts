import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import type { Hands } from './hands.ts'
import type { Locale } from './tracker-steps.ts'

type Note = { problem: string; step: string; until: string; summary: string }

/** Writes the note of a session in the order of its page and signs it. */
export async function writeNote(
  { page, hands, locale }: { page: Page; hands: Hands; locale: Locale },
  { problem, step, until, summary }: Note,
  password: string,
): Promise<void> {
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const press = (name: string) => hands.press(page.getByRole('button', { name, exact: true }))
  await hands.fill(field(m.notes_assessment_label({}, locale)), `${problem}, dari cerita klien.`)
  await press(m.notes_diagnosis_add({}, locale))
  await hands.fill(field(m.notes_problem({}, locale)), problem)
  await hands.fill(field(m.notes_etiology({}, locale)), 'kantin jarang menyediakan sayur')
  await hands.fill(field(m.notes_sign_number({ number: 1 }, locale)), 'sayur dua kali seminggu')
  await hands.fill(
    page.getByLabel(m.notes_intervention_label({ problem }, locale)),
    'Bawa sayur dari rumah.',
  )
  await press(m.notes_action_add({}, locale))
  await hands.fill(field(m.notes_action_label({}, locale)), step)
  await hands.fillDay(field(m.notes_action_until({}, locale)), until)
  await hands.fillDay(field(m.notes_measure_on({}, locale)), until)
  await hands.fill(field(m.notes_measure_other_label({}, locale)), 'catatan makan')
  await hands.fill(field(m.notes_summary_label({}, locale)), summary)
  await press(m.notes_sign({}, locale))
  await hands.fill(page.locator('[name="proof"]'), password)
  await press(m.notes_sign_submit({}, locale))
  await expect(page.getByText(m.notes_signed_title({}, locale))).toBeVisible()
}
