import type { APIRequestContext } from '@playwright/test'
import { type ShareSection, shareSections } from '#server/contract/share.schema.ts'
import { expect, test } from './story.fixture.ts'
import { openTracker } from './tracker-steps.ts'

/** Values that stand in a page only when their section was chosen. */
const canaries: Record<ShareSection, string[]> = {
  weightTrend: ['weightTrend'],
  weight: ['171.2'],
  body: ['123.45'],
  blood: ['147.31', 'bloodPressure'],
  wellbeing: ['1337.5'],
  food: ['tempe-kanari', 'energyKcal'],
  goals: ['Weight goals'],
}

// Fails when the backend reads every section, or the site asks for more than the link's own.
test('[S6.03] a page of a link holds nothing of a section that was not chosen, for each choice of them', async ({
  page,
  member,
  person,
  language,
  standInOrigin,
  request,
}) => {
  test.slow()
  await openTracker({ page, member, person }, { locale: language })
  const trackerId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const call = await callerFor(request, `${standInOrigin}/main/v1`, person)
  await keepCanaries(call, trackerId)

  for (const sections of choicesOf(shareSections)) {
    const limits = { dayCount: 30, lifetimeDays: 1, pin: null }
    const made = await call(`/trackers/${trackerId}/shares`, {
      ...{ label: 'Kanari', shownName: '', sections },
      ...limits,
    })
    const answer = await request.get(`/tracker/${made.data.key}`)
    expect(answer.status()).toBe(200)
    const html = await answer.text()
    const found = shareSections.filter((section) =>
      canaries[section].some((canary) => html.includes(canary)),
    )
    expect(found, sections.join(' ')).toEqual(sections)
    for (const secret of [person.email, trackerId, 'Kanari']) expect(html).not.toContain(secret)
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

async function keepCanaries(call: Call, trackerId: string): Promise<void> {
  const day = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const of = `/trackers/${trackerId}`
  await call(`${of}/weights`, { measuredOn: day, kilograms: 171.2 })
  const measured = [
    { kind: 'waist', value: 123.45, secondValue: null },
    { kind: 'bloodPressure', value: 147.31, secondValue: 91.73 },
    { kind: 'water', value: 1337.5, secondValue: null },
  ]
  for (const one of measured)
    await call(`${of}/measurements`, { id: `canary-${one.kind}`, measuredOn: day, ...one })
  const per100g = { energyKcal: 100, proteinG: 5, fatG: 4, carbohydrateG: 11, fibreG: 1 }
  await call('/own-foods', {
    ...{ id: 'canary-food', name: 'tempe-kanari', portionGrams: 100 },
    per100g: { ...per100g, addedSugarG: 0, sodiumMg: 1 },
  })
  const eaten = { eatenOn: day, meal: 'lunch', foodId: 'canary-food', measure: 'gram', amount: 120 }
  await call(`${of}/food-entries`, { id: 'canary-entry', ...eaten })
}

/** Every choice of at least one. */
function choicesOf<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: 2 ** items.length - 1 }, (_, index) =>
    items.filter((_, position) => ((index + 1) >> position) % 2 === 1),
  )
}
