import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import type { StoryOptions } from './story.fixture.ts'
import { dayFromToday } from './tracker-steps.ts'
import { untilHydrated } from './until-hydrated.ts'

type Language = StoryOptions['language']

type Sent = { kind: string; base: null; next: { id: string; [field: string]: unknown } }

/** Adds changes to the outbox, as another page of this device would, and has them sent. */
export async function sendFromDevice(page: Page, changes: Sent[]): Promise<void> {
  const trackerId = new URL(page.url()).pathname.split('/').at(-1)
  await expect.poll(() => storedKeys(page)).toContain('member')
  await page.evaluate(
    ({ unsent, of }) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('tracker')
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('kept', 'readwrite')
          const store = transaction.objectStore('kept')
          const member = store.get('member')
          member.onsuccess = () => void store.put(unsent, `outbox ${member.result.id} ${of}`)
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    {
      of: trackerId,
      unsent: changes.map((change) => ({
        operation: { id: randomUUID(), entryId: change.next.id, ...change },
      })),
    },
  )
  await page.reload()
  await expect.poll(() => unsentCount(page)).toBe(0)
}

/** Waits until the device has stored what a tracker needs to open offline. */
export async function untilOnDevice(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(() => storedKeys(page)).toContainEqual(expect.stringMatching(/"foods"/))
}

/** Returns everything in the caches and storages of this device except the site's scripts. */
export function leftOnDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url)
        texts.push(request.url)
        if (!pathname.startsWith('/assets/'))
          texts.push((await (await cache.match(request))?.text()) ?? '')
      }
    }
    return texts.join('\n')
  })
}

/** Returns the names of everything that the tracker has stored on this device. */
export function storedKeys(page: Page): Promise<string[]> {
  return readStore(page, 'keys')
}

export async function unsentCount(page: Page): Promise<number> {
  return (await readStore(page, 'outboxes')).flat().length
}

/** Returns the keys or the outboxes alone: tests read often, and the foods of a tracker are large. */
function readStore(page: Page, what: 'keys'): Promise<string[]>
function readStore(page: Page, what: 'outboxes'): Promise<unknown[][]>
function readStore(page: Page, what: 'keys' | 'outboxes'): Promise<unknown[]> {
  return page.evaluate(async (wanted) => {
    // Opening a database that does not exist would create it.
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === 'tracker')) return []
    return new Promise<unknown[]>((resolve, reject) => {
      const opening = indexedDB.open('tracker')
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const store = opening.result.transaction('kept').objectStore('kept')
        const reading =
          wanted === 'keys'
            ? store.getAllKeys()
            : store.getAll(IDBKeyRange.bound('outbox ', 'outbox!', false, true))
        reading.onsuccess = () => {
          opening.result.close()
          resolve(reading.result)
        }
      }
    })
  }, what)
}

type Weighing = { kilograms: string; language: Language; daysAgo?: number; statusText?: string }

/** Decimal point and comma both work, so `kilograms` needs no translation. */
export async function saveWeight(
  page: Page,
  { kilograms, language, daysAgo = 0, statusText }: Weighing,
) {
  const locale = { locale: language }
  const submit = page.getByRole('button', { name: m.tracker_submit({}, locale) })
  await untilHydrated(page)
  await page.getByLabel(m.tracker_kilograms({}, locale)).fill(kilograms)
  const day = page.getByLabel(m.tracker_day({}, locale), { exact: true })
  if (daysAgo > 0) await day.fill(dayFromToday(-daysAgo))
  await submit.click()
  const status = page
    .getByRole('status')
    .filter({ hasText: new RegExp(kilograms.replace('.', '[.,]')) })
  await expect(status).toBeVisible()
  if (statusText) await expect(status).toContainText(statusText)
}

/** Two pieces for dinner, as an operation in the outbox. */
export const tempeh = {
  eatenOn: dayFromToday(0),
  meal: 'dinner',
  foodId: 'tempe-goreng',
  measure: 'piece',
  amount: 2,
}

export function tempe(language: Language): string {
  return language === 'id' ? 'Tempe goreng' : 'Fried tempeh'
}
