import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import type { DemoAccount } from '#tests/demo-account.ts'
import type { MemberSteps } from './member-steps.ts'
import type { Person } from './story.fixture.ts'
import type { Locale } from './tracker-steps.ts'

/** A new member with a program, whose name no other client has. Returns them. */
export async function joinProgram(member: MemberSteps, person: Person): Promise<Person> {
  const client = { ...person, firstName: `Dewi ${randomUUID().slice(0, 6)}` }
  await member.join(client)
  await member.buy('seimbang-harian-12w')
  await member.agreeToHealthData()
  return client
}

type Visit = { page: Page; member: MemberSteps; client: Pick<Person, 'firstName'> }

/** A nutritionist signs in and opens the page of a client. */
export async function openClient(
  { page, member, client }: Visit,
  account: DemoAccount,
): Promise<void> {
  await member.signIn(account)
  await page.goto('/praktik/klien')
  await page.getByRole('link', { name: client.firstName }).first().click()
  await page.waitForURL(/\/praktik\/klien\/./)
}

/** The client books the first free time of a day. Returns the id of the session. */
export async function bookOn(
  page: Page,
  { nutritionist, date }: { nutritionist: string; date: string },
  locale: Locale,
): Promise<string> {
  await page.goto(`/konsultasi/jadwal?${new URLSearchParams({ nutritionist, date })}`)
  await page.getByRole('region').locator(`a[href*="start=${date}"]`).first().click()
  await page.getByRole('button', { name: m.appointments_book({}, locale) }).click()
  await page.waitForURL(/\/konsultasi\/sesi\//)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}
