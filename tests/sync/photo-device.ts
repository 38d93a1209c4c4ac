import { AppError } from '#app/errors/app-error.ts'
import type { PhotoQueue, QueuedPhoto, UnsentPhoto } from '#app/sync/photos/photo-queue.ts'
import { createPhotoSync, type PhotoSync } from '#app/sync/photos/photo-sync.ts'
import type { Photo } from '#server/contract/photo.schema.ts'
import type { Fate } from './device.ts'
import type { PhotoServer } from './photo-server.ts'

/** A member's device as the photos page drives it, with a controllable network. */
export class PhotoDevice {
  /** The day of each photo saved here, by id. */
  readonly made = new Map<string, string>()
  /** Photos whose deletion the member requested here and the server may have received. */
  readonly deleted = new Set<string>()
  readonly #server: PhotoServer
  readonly #sync: PhotoSync
  #queue: PhotoQueue = []
  #saved: readonly Photo[] = []
  #fates: Fate[] = []

  constructor(server: PhotoServer) {
    this.#server = server
    this.#sync = createPhotoSync({
      store: {
        read: async () => this.#queue,
        update: async (step) => {
          this.#queue = step(this.#queue)
          return this.#queue
        },
      },
      send: async (queued) => {
        await this.#call(() => server.send(queued))
        return { kind: 'saved' }
      },
      judge: () => 'lost',
      onWaiting: () => {},
      onTaken: async () => {},
      refresh: async () => {},
    })
  }

  get unsent(): PhotoQueue {
    return this.#queue
  }

  get unsentPhotos(): readonly UnsentPhoto[] {
    return this.#sync.getState().items
  }

  /** Every photo on the page: the server's and the unsent ones. */
  get shown(): readonly Photo[] {
    const waiting = this.unsentPhotos.filter(({ id }) => !this.#saved.some((one) => one.id === id))
    return [...this.#saved, ...waiting.map(({ id, takenOn }) => ({ id, takenOn }))]
  }

  /** The member saves a photo, or saves it again. */
  async keep({ id, takenOn }: Photo, fates: readonly Fate[]): Promise<void> {
    this.#fates = [...fates]
    this.made.set(id, takenOn)
    await this.#sync.keep({ id, takenOn, picture })
    await this.#sync.flush()
  }

  /** The member deletes a shown photo, on this device or on the server. */
  async delete(id: string, fates: readonly Fate[]): Promise<void> {
    this.#fates = [...fates]
    if (!this.#saved.some((photo) => photo.id === id)) {
      this.deleted.add(id)
      await this.#sync.drop(id)
      return this.#sync.flush()
    }
    const deletion: QueuedPhoto = { id, isDeleted: true }
    try {
      await this.#call(() => {
        this.deleted.add(id)
        return this.#server.send(deletion)
      })
      await this.#sync.forget(id)
    } catch (error) {
      // The page says that the deletion may have failed, and refetches.
      if (!(error instanceof AppError)) throw error
    }
    await this.#reload()
  }

  /** Sends what is waiting and refetches. */
  async sync(fates: readonly Fate[]): Promise<void> {
    this.#fates = [...fates]
    await this.#sync.flush()
    await this.#reload()
  }

  async #reload(): Promise<void> {
    if (this.#fates[0] !== 'lost') this.#saved = await this.#server.list()
  }

  async #call(made: () => Promise<void>): Promise<void> {
    const fate = this.#fates.shift() ?? 'arrives'
    if (fate === 'lost') throw new AppError({ code: 'CONNECTION' })
    await made()
    if (fate === 'again') this.#server.late.push(made)
    if (fate === 'unanswered') throw new AppError({ code: 'CONNECTION' })
  }
}

/** A placeholder: the test server supplies the bytes. */
const picture = new Blob(['picture'])
