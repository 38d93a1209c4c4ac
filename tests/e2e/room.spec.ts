import type { BrowserContext, BrowserContextOptions } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { dayMs, hourMs, minuteMs } from '#app/lib/time.ts'
import { findViolationsInBothModes, measureOverflow } from '#tests/page-accessibility.ts'
import { refusedCookies } from '#tests/refused-cookies.ts'
import { MemberSteps } from './member-steps.ts'
import { siteWithMovedClock, visitIn } from './moved-clock-site.ts'
import { RoomMember } from './room-members.ts'
import { expect, type StoryOptions, test } from './story.fixture.ts'

/** A Tuesday. */
const startsAt = '2026-12-01T03:00:00Z'
/** The nutritionist of the demo is free then. */
const saturday = '2026-12-05'
/** To five minutes before the session on Saturday, when its room is open. */
const stepMs = 4 * dayMs + 3 * hourMs - 5 * minuteMs
const practice = { slug: 'bagas-prasetyo', name: 'Bagas Prasetyo' }
const permissions = ['camera', 'microphone']

for (const site of [
  { language: 'id', port: 4387, tag: [] },
  { language: 'en', port: 4388, tag: ['@long'] },
] as const)
  test.describe(`in ${site.language}`, { tag: [...site.tag] }, () => tellCalls(site))

function tellCalls({ language, port }: { language: StoryOptions['language']; port: number }) {
  // The tests hold one session in one room, one after the other.
  test.describe.configure({ mode: 'default' })
  const { origin, moveClock, demoAccount } = siteWithMovedClock({ port, startsAt, stepMs })
  const locale = { locale: language }
  const visit = visitIn(language, origin)
  const { language: _, standInOrigin, ...screen } = visit
  const client = { firstName: 'Ratna', email: 'ratna@example.org', password: 'kata sandi ratna' }
  test.use(visit)

  let id = ''
  let clientState: Awaited<ReturnType<BrowserContext['storageState']>>
  let nutritionistState: typeof clientState

  test.beforeAll(async ({ browser }) => {
    const storageState = { cookies: [refusedCookies], origins: [] }
    const contexts = await Promise.all(
      [0, 1].map(() => browser.newContext({ ...screen, storageState })),
    )
    const [mine, theirs] = await Promise.all(contexts.map((context) => context.newPage()))
    if (!mine || !theirs) return
    const member = new MemberSteps(mine, { language, standInOrigin })
    await member.join(client)
    await member.buy('seimbang-harian-12w')
    await member.agreeToHealthData()
    const query = new URLSearchParams({ nutritionist: practice.slug, date: saturday })
    await mine.goto(`/konsultasi/jadwal?${query}`)
    await mine.getByRole('region').locator(`a[href*="start=${saturday}"]`).first().click()
    await mine.getByRole('button', { name: m.appointments_book({}, locale) }).click()
    await mine.waitForURL(/\/konsultasi\/sesi\//)
    id = new URL(mine.url()).pathname.split('/').at(-1) ?? ''
    moveClock()
    await new MemberSteps(theirs, { language, standInOrigin }).signIn(await demoAccount('bagas'))
    // Renews the token, which is days old by now.
    await mine.goto('/konsultasi/saya')
    clientState = await mine.context().storageState()
    nutritionistState = await theirs.context().storageState()
    await Promise.all(contexts.map((context) => context.close()))
  })

  type Opened = { client: RoomMember; nutritionist: RoomMember }

  async function openClient(
    browser: Parameters<typeof RoomMember.open>[0],
    options: BrowserContextOptions = {},
  ) {
    return RoomMember.open(browser, clientState, { ...screen, permissions, ...options, language })
  }

  async function openBoth(browser: Parameters<typeof RoomMember.open>[0]): Promise<Opened> {
    const options = { ...screen, permissions, language }
    return {
      client: await RoomMember.open(browser, clientState, options),
      nutritionist: await RoomMember.open(browser, nutritionistState, options),
    }
  }

  async function meet({ client: one, nutritionist }: Opened): Promise<void> {
    await one.enter(id)
    await expect(one.status(m.room_waiting({ name: practice.name }, locale))).toBeVisible()
    await nutritionist.enter(id)
    await one.isConnectedTo(practice.name)
    await nutritionist.isConnectedTo(client.firstName)
  }

  test('two people see and hear each other, and each sees what the other turns off', async ({
    browser,
  }) => {
    const room = await openBoth(browser)
    await meet(room)
    await room.client.receivesMedia()
    await room.nutritionist.receivesMedia()

    await room.client.page.keyboard.press('v')
    const name = client.firstName
    await expect(room.nutritionist.status(m.room_their_camera_off({ name }, locale))).toBeVisible()
    expect(await room.client.trackStates()).toContain('ended')
    await room.client.page.keyboard.press('m')
    await expect(
      room.nutritionist.status(m.room_their_microphone_off({ name }, locale)),
    ).toBeVisible()
    await room.client.button(m.room_camera_on({}, locale)).click()
    await room.client.button(m.room_unmute({}, locale)).click()
    await room.nutritionist.isConnectedTo(name)
    await room.nutritionist.receivesMedia()
    await expect(
      room.client.page.getByText(m.room_quality_good({}, locale), { exact: true }),
    ).toBeVisible()

    await room.client.button(m.room_leave({}, locale)).click()
    await expect(
      room.client.page.getByRole('heading', { name: m.room_left_title({}, locale) }),
    ).toBeFocused()
    expect(new Set(await room.client.trackStates())).toEqual(new Set(['ended']))
    await expect(room.nutritionist.status(m.room_they_left({ name }, locale))).toBeVisible()
    await room.client.button(m.room_back({}, locale)).click()
    await room.client.isConnectedTo(practice.name)
    await room.nutritionist.receivesMedia()
    await room.client.close()
    await room.nutritionist.close()
  })

  test('the check and the call are accessible and fit 320 pixels', { tag: '@long' }, async ({
    browser,
  }) => {
    const room = await openBoth(browser)
    await room.client.check(id)
    const expectAccessible = async () => {
      expect(await findViolationsInBothModes(room.client.page)).toEqual([])
      expect(await measureOverflow(room.client.page)).toBe(0)
    }
    await expectAccessible()
    await meet(room)
    await expectAccessible()
    await room.client.button(m.room_devices({}, locale)).click()
    await room.client.loseTrack('video')
    await expectAccessible()
    await room.client.close()
    await room.nutritionist.close()
  })

  test('a guest signs in and comes to the room with a camera', { tag: '@long' }, async ({
    page,
    memberOn,
  }) => {
    await page.context().grantPermissions(permissions)
    await page.goto(`/ruang/${id}`)
    await page.waitForURL(/\/auth\?/)
    await memberOn(page).submitSignIn(client)
    await page.waitForURL(`/ruang/${id}`)
    await expect(
      page.getByRole('button', { name: m.room_enter({}, locale), exact: true }),
    ).toBeVisible()
    const picture = page.getByLabel(m.room_own_picture({}, locale))
    await expect(picture).toBeVisible()
    // The cookie panel would cover the controls of a call on a phone.
    await page.context().clearCookies({ name: refusedCookies.name })
    await page.reload()
    await expect(picture).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  // Neither the language nor the screen changes how a call meets a fault.
  if (language === 'id') test.describe('when something fails', { tag: '@long' }, () => tellFaults())

  function tellFaults() {
    test('[T97] a network that is cut for eight seconds comes back without a press', async ({
      browser,
    }) => {
      const room = await openBoth(browser)
      // The browser can cut off only sockets that it has watched from the start.
      await room.client.cutOff(false)
      await meet(room)
      await room.client.cutOff(true)
      await expect(room.client.status(m.room_reconnecting({}, locale))).toBeVisible()
      await room.client.page.waitForTimeout(8_000)
      await room.client.cutOff(false)
      await room.client.isConnectedTo(practice.name)
      await room.nutritionist.isConnectedTo(client.firstName)
      await room.client.receivesMedia()
      await room.nutritionist.receivesMedia()
      await room.client.close()
      await room.nutritionist.close()
    })

    test('[T99] a second tab asks before it goes on with the call, and the first says why it stopped', async ({
      browser,
    }) => {
      const room = await openBoth(browser)
      await meet(room)
      const second = await RoomMember.tabOf(room.client.page.context(), language)
      await second.check(id)
      await second.button(m.room_enter({}, locale)).click()
      await expect(
        second.page.getByRole('heading', { name: m.room_elsewhere_title({}, locale) }),
      ).toBeFocused()
      await second.button(m.room_continue_here({}, locale)).click()
      const replaced = room.client.page.getByRole('heading', {
        name: m.room_replaced_title({}, locale),
      })
      await expect(replaced).toBeFocused()
      await second.isConnectedTo(practice.name)
      await second.receivesMedia()
      await room.nutritionist.receivesMedia()
      expect(new Set(await room.client.trackStates())).toEqual(new Set(['ended']))
      // Longer than a beat: the first tab does not take the call back.
      await second.page.waitForTimeout(12_000)
      await expect(replaced).toBeVisible()
      await second.isConnectedTo(practice.name)
      // Both tabs are in one browser.
      await second.close()
      await room.nutritionist.close()
    })

    test('[T104] a track that ends can be started again', async ({ browser }) => {
      const room = await openBoth(browser)
      await meet(room)
      await room.client.loseTrack('audio')
      const name = client.firstName
      await expect(
        room.nutritionist.status(m.room_their_microphone_off({ name }, locale)),
      ).toBeVisible()
      const device = m.room_microphone({}, locale)
      await room.client.button(m.room_device_retry({ device }, locale)).click()
      await room.nutritionist.isConnectedTo(name)
      await room.nutritionist.receivesMedia()
      await room.client.close()
      await room.nutritionist.close()
    })

    test('Back turns the camera off and tells the other side at once', async ({ browser }) => {
      const room = await openBoth(browser)
      await room.client.page.goto(`/konsultasi/sesi/${id}`)
      await meet(room)
      await room.client.page.evaluate(() => {
        const { tracks } = globalThis as typeof globalThis & { tracks: MediaStreamTrack[] }
        // After the page's own listener.
        window.addEventListener('pagehide', () =>
          sessionStorage.setItem('states', tracks.map(({ readyState }) => readyState).join()),
        )
      })
      await room.client.page.goBack()
      await expect(
        room.nutritionist.status(m.room_they_left({ name: client.firstName }, locale)),
      ).toBeVisible()
      const states = await room.client.page.evaluate(() => sessionStorage.getItem('states'))
      expect(new Set(states?.split(','))).toEqual(new Set(['ended']))
      await room.client.close()
      await room.nutritionist.close()
    })

    test('a person who gives no access reads how to, and can still listen', async ({ browser }) => {
      const one = await openClient(browser, { permissions: [] })
      await one.page.goto(`/ruang/${id}`)
      await one.giveAccess(false)
      await one.button(m.room_check_start({}, locale)).click()
      const help = one.page.getByText(m.room_permission_chrome({}, locale))
      await expect(help).toHaveCount(2)
      await one.giveAccess(true)
      const device = m.room_microphone({}, locale)
      await one.button(m.room_device_retry({ device }, locale)).click()
      await expect(help).toHaveCount(1)
      await one.button(m.room_enter_listening({}, locale)).click()
      await expect(one.button(m.room_unmute({}, locale))).toBeVisible()
      await one.close()
    })

    test('[T103] sound that the browser holds back starts with a press', async ({ browser }) => {
      const room = await openBoth(browser)
      await room.client.page.addInitScript(() => {
        const { play } = HTMLMediaElement.prototype
        let hasRefused = false
        HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
          if (this.muted || hasRefused) return play.call(this)
          hasRefused = true
          return Promise.reject(new DOMException('', 'NotAllowedError'))
        }
      })
      await room.client.enter(id)
      await room.nutritionist.enter(id)
      const sound = room.client.button(m.room_sound_on({}, locale))
      await sound.click()
      await expect(sound).toHaveCount(0)
      await room.client.isConnectedTo(practice.name)
      await room.client.close()
      await room.nutritionist.close()
    })
  }
}
