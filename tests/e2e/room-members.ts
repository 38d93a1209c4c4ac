import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
} from '@playwright/test'
import { expect } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { untilHydrated } from './until-hydrated.ts'

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

/** What the init script keeps for the test. */
type Watched = typeof globalThis & {
  peers: RTCPeerConnection[]
  tracks: MediaStreamTrack[]
  refusesDevices?: boolean
}

type Options = BrowserContextOptions & { language: 'en' | 'id' }

/** One of the two people of a room, in a separate browser. */
export class RoomMember {
  readonly page: Page
  readonly #locale: { locale: 'en' | 'id' }
  readonly complaints: string[] = []
  #session: CDPSession | undefined

  private constructor(page: Page, language: 'en' | 'id') {
    this.page = page
    this.#locale = { locale: language }
    page.on('pageerror', (error) => this.complaints.push(String(error)))
  }

  static async open(
    browser: Browser,
    storageState: StorageState,
    { language, ...options }: Options,
  ): Promise<RoomMember> {
    const context = await browser.newContext({ ...options, storageState })
    return RoomMember.tabOf(context, language)
  }

  /** Another tab of the same browser. */
  static async tabOf(context: BrowserContext, language: 'en' | 'id'): Promise<RoomMember> {
    const page = await context.newPage()
    await page.addInitScript(() => {
      const watched = globalThis as Watched
      watched.peers = []
      watched.tracks = []
      watched.RTCPeerConnection = class extends RTCPeerConnection {
        constructor(configuration?: RTCConfiguration) {
          super(configuration)
          watched.peers.push(this)
        }
      }
      const devices = navigator.mediaDevices
      const open = devices?.getUserMedia.bind(devices)
      if (!open) return
      devices.getUserMedia = async (constraints) => {
        if (watched.refusesDevices) throw new DOMException('', 'NotAllowedError')
        const stream = await open(constraints)
        watched.tracks.push(...stream.getTracks())
        return stream
      }
    })
    return new RoomMember(page, language)
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true })
  }

  status(text: string) {
    return this.page.getByRole('status').filter({ hasText: text })
  }

  /** Opens the room, with the devices checked. */
  async check(id: string): Promise<void> {
    await this.page.goto(`/ruang/${id}`)
    await untilHydrated(this.page)
    await expect(this.button(m.room_enter({}, this.#locale))).toBeVisible()
  }

  async enter(id: string): Promise<void> {
    await this.check(id)
    await this.button(m.room_enter({}, this.#locale)).click()
    await expect(this.button(m.room_leave({}, this.#locale))).toBeVisible()
  }

  async isConnectedTo(name: string): Promise<void> {
    // Two browsers on a busy machine need a while for their pictures.
    const connected = this.status(m.room_connected({ name }, this.#locale))
    await expect(connected).toBeVisible({ timeout: 40_000 })
  }

  /** Waits until more sound and more pictures arrive than before. */
  async receivesMedia(): Promise<void> {
    const before = await this.#received()
    await expect
      .poll(async () => {
        const now = await this.#received()
        return {
          sound: now.soundPackets > before.soundPackets,
          picture: now.pictures > before.pictures,
        }
      })
      .toEqual({ sound: true, picture: true })
  }

  #received() {
    return this.page.evaluate(async () => {
      const peer = (globalThis as Watched).peers.at(-1)
      const reports = [...((await peer?.getStats())?.values() ?? [])]
      const inbound = (kind: string) =>
        reports.find((report) => report.type === 'inbound-rtp' && report.kind === kind)
      return {
        soundPackets: Number(inbound('audio')?.packetsReceived ?? 0),
        pictures: Number(inbound('video')?.framesDecoded ?? 0),
      }
    })
  }

  /** The states of all tracks that this page has opened. */
  trackStates(): Promise<string[]> {
    return this.page.evaluate(() => (globalThis as Watched).tracks.map((track) => track.readyState))
  }

  /** Ends a track as an unplugged device or a telephone call does. */
  async loseTrack(kind: 'audio' | 'video'): Promise<void> {
    await this.page.evaluate((lost) => {
      const track = (globalThis as Watched).tracks.findLast(({ kind }) => kind === lost)
      track?.stop()
      track?.dispatchEvent(new Event('ended'))
    }, kind)
  }

  /** Answers the browser's question about camera and microphone from now on. */
  async giveAccess(isGiven: boolean): Promise<void> {
    await this.page.evaluate((refuses) => {
      const watched = globalThis as Watched
      watched.refusesDevices = refuses
    }, !isGiven)
  }

  /** Cuts signals and media off, or lets them through again. */
  async cutOff(isCut: boolean): Promise<void> {
    this.#session ??= await this.page.context().newCDPSession(this.page)
    const session = this.#session
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: isCut,
      latency: 1,
      downloadThroughput: -1,
      uploadThroughput: -1,
      packetLoss: isCut ? 100 : 0,
    })
  }

  /** Leaves, so that the next test finds the room empty. */
  async close(): Promise<void> {
    await this.page.goto('/robots.txt')
    await this.page.context().close()
    expect(this.complaints, 'the page throws nothing').toEqual([])
  }
}
