import type { APIRequestContext } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { dayMs } from '#app/lib/time.ts'
import {
  aloneAndAllButOneOf,
  canaryMeasurements,
  choicesOf,
  measurementMarks,
} from '#server/backends/main/tests/share-canaries.fixture.ts'
import { type ShareSection, shareSections } from '#server/contract/share.schema.ts'
import { isFullSize } from '#tests/test-size.ts'
import { expect, test } from './story.fixture.ts'
import { openTracker } from './tracker-steps.ts'
import { untilHydrated } from './until-hydrated.ts'

/** Texts that a shared page contains only if the member shares their section. */
const canaries: Record<ShareSection, string[]> = {
  weightTrend: ['weightTrend'],
  weight: [':171.23', ':163.47'],
  body: measurementMarks('body'),
  blood: measurementMarks('blood'),
  wellbeing: measurementMarks('wellbeing'),
  food: ['tempe-kanari', 'energyKcal'],
  goals: [':158.91'],
}
const allCanaries = shareSections.flatMap((section) => canaries[section])
/** The test of the backend goes through every choice. */
const choices = isFullSize
  ? choicesOf(shareSections)
  : [...aloneAndAllButOneOf(shareSections), [...shareSections]]

// Fails if the backend returns every section, or the site asks for sections that the link does not share.
test('[S6.03] a page of a link holds nothing of a section that was not chosen, for each alone and all but each', {
  tag: '@long',
}, async ({ page, member, person, language, standInOrigin, request, otherPage }) => {
  await openTracker({ page, member, person })
  const trackerId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const call = await callerFor(request, `${standInOrigin}/main/v1`, person)
  await plantCanaries(call, trackerId)

  for (const sections of choices) {
    const answer = await request.get(await makeLink({ sections, pin: null }), {
      // As a browser marks a page that its user opens.
      headers: { 'sec-fetch-dest': 'document' },
    })
    expect(answer.status()).toBe(200)
    expectOnly(await answer.text(), sections)
  }

  // Behind a PIN, the page holds nothing until the PIN is entered, then only its section.
  const pin = '482913'
  const openIt = otherPage.getByRole('button', {
    name: m.sharing_pin_submit({}, { locale: language }),
  })
  for (const section of shareSections) {
    const asked = await otherPage.goto(await makeLink({ sections: [section], pin }))
    expectOnly((await asked?.text()) ?? '', [])
    await untilHydrated(otherPage)
    await otherPage.getByLabel(m.sharing_pin_field({}, { locale: language })).fill(pin)
    const answering = otherPage.waitForResponse((one) => one.request().method() === 'POST')
    await openIt.click()
    expectOnly(await (await answering).text(), [section])
    await expect(openIt).toHaveCount(0)
    const shown = canariesIn(await otherPage.content())
    expect(shown.filter((canary) => !canaries[section].includes(canary))).toEqual([])
  }

  async function makeLink({ sections, pin }: { sections: ShareSection[]; pin: string | null }) {
    const limits = { dayCount: 30, lifetimeDays: 1, pin }
    const made = await call(`/trackers/${trackerId}/shares`, {
      ...{ label: 'Kanari', shownName: '', sections },
      ...limits,
    })
    return `/tracker/${made.data.key}`
  }

  function expectOnly(bytes: string, sections: ShareSection[]): void {
    const found = canariesIn(bytes)
    expect(found, sections.join(' ')).toEqual(sections.flatMap((section) => canaries[section]))
    for (const secret of [person.email, trackerId, 'Kanari']) expect(bytes).not.toContain(secret)
  }
})

// biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects and fails otherwise.
type Call = (path: string, data: unknown) => Promise<any>

async function callerFor(
  request: APIRequestContext,
  backend: string,
  { email, password }: { email: string; password: string },
): Promise<Call> {
  const login = await request.post(`${backend}/auth/login`, { data: { email, password } })
  const { token } = (await login.json()).data
  return async (path, data) => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await request.post(`${backend}${path}`, { data, headers })
    expect(answer.status(), path).toBe(200)
    return answer.json()
  }
}

/**
 * The site hands data to the browser in a script, in which quotes are escaped. The seconds of a time
 * stamp look like a value, so times are left out.
 */
function canariesIn(bytes: string): string[] {
  const text = bytes.replaceAll('\\"', '"').replaceAll(/\d\d:\d\d:\d\d\.\d+/g, '')
  return allCanaries.filter((canary) => text.includes(canary))
}

async function plantCanaries(call: Call, trackerId: string): Promise<void> {
  const of = `/trackers/${trackerId}`
  const day = daysAgo(1)
  await call(`${of}/weights`, { measuredOn: daysAgo(2), kilograms: 171.23 })
  await call(`${of}/weights`, { measuredOn: day, kilograms: 165 })
  for (const one of canaryMeasurements('canary-', day)) await call(`${of}/measurements`, one)
  const circumstances = { isPregnant: false, isLactating: false, hasDisease: false }
  await call('/nutrition-profile', {
    ...{ sex: 'male', bornOn: '1990-05-05', centimetres: 180, activity: 'light' },
    ...circumstances,
  })
  await call('/eating-check', { needsPerson: false })
  const goal = await call(`${of}/goals`, { id: 'canary-goal', targetKilograms: 158.91, weeks: 40 })
  expect(goal.data.kind).toBe('saved')
  // A goal shows its first weight, so the weight of the day changes afterwards.
  await call(`${of}/weights`, { measuredOn: day, kilograms: 163.47 })
  const per100g = { energyKcal: 100, proteinG: 5, fatG: 4, carbohydrateG: 11, fibreG: 1 }
  await call('/own-foods', {
    ...{ id: 'canary-food', name: 'tempe-kanari', portionGrams: 100 },
    per100g: { ...per100g, addedSugarG: 0, sodiumMg: 1 },
  })
  const eaten = { eatenOn: day, meal: 'lunch', foodId: 'canary-food', measure: 'gram', amount: 120 }
  await call(`${of}/food-entries`, { id: 'canary-entry', ...eaten })
}

function daysAgo(count: number): string {
  return new Date(Date.now() - count * dayMs).toISOString().slice(0, 10)
}
