import { m } from '#app/i18n/paraglide/messages.js'
import { dayMs } from '#app/lib/time.ts'
import { refusedCookies } from '#tests/refused-cookies.ts'
import { bookOn, joinProgram, openClient } from './care-steps.ts'
import { keysOnly, pointer } from './hands.ts'
import { MemberSteps } from './member-steps.ts'
import { siteWithMovedClock, visitIn } from './moved-clock-site.ts'
import { expect, test } from './story.fixture.ts'
import { untilHydrated } from './until-hydrated.ts'
import { writeNote } from './write-note.ts'

/** A Saturday, an hour after the first time at which the nutritionist of the demo is free. */
const startsAt = '2026-11-28T07:05:00Z'
const slug = 'bagas-prasetyo'
/** Four weeks apart, each with what the client does after it. */
const sessions = [
  { date: '2026-12-05', until: '2026-12-20', problem: 'Sayur kurang', step: 'Bawa wadah sayur' },
  { date: '2027-01-02', until: '2027-01-17', problem: 'Serat kurang', step: 'Buah tiap siang' },
  { date: '2027-01-30', until: '2027-02-14', problem: 'Air kurang', step: 'Botol di meja' },
]

for (const { language, port, hands } of [
  { language: 'id', port: 4393, hands: pointer },
  { language: 'en', port: 4394, hands: keysOnly },
] as const)
  test.describe(`in ${language}`, () => {
    const locale = { locale: language }
    const clock = siteWithMovedClock({ port, startsAt, stepMs: 7 * dayMs })
    const visit = visitIn(language, clock.origin)
    test.use(visit)

    test(`three sessions over eight weeks on both sides${hands === keysOnly ? ', by keys alone' : ''}`, {
      tag: '@long',
    }, async ({ browser, person }) => {
      test.slow()
      const { language: _, standInOrigin, ...screen } = visit
      const storageState = { cookies: [refusedCookies], origins: [] }
      const open = async (serviceWorkers: 'allow' | 'block') =>
        (await browser.newContext({ ...screen, storageState, serviceWorkers })).newPage()
      const [mine, theirs] = [await open('allow'), await open('block')]
      const later = async (weeks: number) => {
        for (let week = 0; week < weeks; week += 1) {
          clock.moveClock()
          // The site has moved on once it answers.
          await mine.request.get('/robots.txt')
        }
        for (const page of [mine, theirs]) await page.clock.setSystemTime(clock.now())
      }
      await later(0)
      const steps = { language, standInOrigin }
      const member = new MemberSteps(mine, steps)
      const client = await joinProgram(member, person)
      await mine.goto('/tracker')
      await mine.waitForURL(/\/tracker\/./)
      const trackerId = new URL(mine.url()).pathname.split('/').at(-1) ?? ''
      const nutritionist = await clock.demoAccount('bagas')
      const saved = new RegExp(m.intake_saved({ time: String.raw`\d\d` }, locale))

      for (const [index, { date, until, problem, step }] of sessions.entries()) {
        const earlier = sessions[index - 1]
        const summary = `Sesi ${index + 1}: ${step.toLowerCase()}.`
        const press = (page: typeof mine, name: string) =>
          hands.press(page.getByRole('button', { name, exact: true }))

        // A week before: the client books and prepares, and both read the brief.
        const id = await bookOn(mine, { nutritionist: slug, date }, locale)
        await mine.goto(`/konsultasi/sesi/${id}/persiapan`)
        const complaint = mine.getByLabel(m.intake_ask_complaint({}, locale))
        if (earlier) await expect(complaint).toHaveValue(`Keluhan sesi ${index}`)
        await hands.fill(complaint, `Keluhan sesi ${index + 1}`)
        const question = mine.getByLabel(m.intake_question({ number: 1 }, locale))
        await hands.fill(question, `Pertanyaan ${index + 1}?`)
        await press(mine, m.intake_save({}, locale))
        // A new preparation was never saved before.
        await expect(
          mine.getByRole('main').getByRole('status').filter({ hasText: saved }),
        ).toBeVisible()
        if (!earlier) {
          await openClient(
            { page: theirs, member: new MemberSteps(theirs, steps), client },
            nutritionist,
          )
        }
        await theirs.goto(`/praktik/klien/${trackerId}/ringkasan`)
        await mine.goto(`/tracker/${trackerId}/ringkasan`)
        for (const page of [mine, theirs]) {
          const brief = page.getByRole('article')
          await expect(brief.getByText(`Pertanyaan ${index + 1}?`)).toBeVisible()
          if (!earlier) continue
          await expect(brief.getByText(earlier.step, { exact: true })).toBeVisible()
          await expect(brief.getByText(m.notes_outcome_done({}, locale)).first()).toBeVisible()
        }

        // An hour after it began: the note and the plan.
        await later(1)
        await new MemberSteps(theirs, steps).openPractice(nutritionist)
        await theirs.goto(`/praktik/sesi/${id}/catatan`)
        await untilHydrated(theirs)
        const note = { problem, step, until, summary }
        await writeNote({ page: theirs, hands, locale }, note, nutritionist.password)
        await theirs.goto(`/praktik/klien/${trackerId}/rencana`)
        await untilHydrated(theirs)
        const kcal = language === 'id' ? '1.800' : '1,800'
        await press(
          theirs,
          earlier
            ? m.plans_from_last({ version: index }, locale)
            : m.plans_template_of({ kcal }, locale),
        )
        const fruit = m.plans_group_at(
          { meal: m.food_meal_lunch({}, locale), group: m.plans_group_fruit({}, locale) },
          locale,
        )
        await press(theirs, m.plans_more({ label: fruit }, locale))
        await expect(theirs.getByText(m.plans_saved({}, locale))).toBeVisible()
        if (earlier)
          await expect(theirs.getByText(m.plans_changes({ version: index }, locale))).toBeVisible()
        await press(theirs, m.plans_publish({}, locale))
        const version = m.plans_from_last({ version: index + 1 }, locale)
        await expect(theirs.getByRole('button', { name: version })).toBeVisible()

        // The client reads, eats by the plan and says how the step went.
        await member.openNewestMail(client.email, `/tracker/${trackerId}/rencana`)
        await mine.goto(`/tracker/${trackerId}/rencana`)
        const lunch = mine.getByRole('region', {
          name: m.food_meal_lunch({}, locale),
          exact: true,
        })
        await hands.press(
          lunch.getByRole('button', {
            name: m.plans_log_meal({ meal: m.food_meal_lunch({}, locale) }, locale),
          }),
        )
        await expect(lunch.getByText(m.plans_eaten({}, locale)).first()).toBeVisible()
        await mine.goto(`/konsultasi/sesi/${id}/hasil`)
        await expect(mine.getByText(summary)).toBeVisible()
        // The button shows the answer before the site has it.
        const answered = mine.waitForResponse(/sendOutcome/)
        await press(mine, m.notes_outcome_done({}, locale))
        expect((await answered).ok()).toBe(true)
        await expect(
          mine.getByRole('button', { name: m.notes_outcome_done({}, locale), exact: true }),
        ).toHaveAttribute('aria-pressed', 'true')
        if (index === sessions.length - 1) break
        await later(3)
        // A sign-in does not last eight weeks.
        for (const [page, account] of [[mine, client] as const, [theirs, nutritionist] as const]) {
          await page.context().clearCookies({ name: /auth/ })
          await new MemberSteps(page, steps).signIn(account)
        }
      }

      // The plan opens without a connection.
      await mine.goto(`/tracker/${trackerId}/rencana`)
      await untilHydrated(mine)
      await mine.evaluate(async () => void (await navigator.serviceWorker.ready))
      await mine.reload()
      await untilHydrated(mine)
      await mine.context().setOffline(true)
      await mine.reload()
      await expect(mine.getByText(m.plans_eaten({}, locale)).first()).toBeVisible()
      await mine.context().setOffline(false)
      await Promise.all([mine, theirs].map((page) => page.context().close()))
    })
  })
