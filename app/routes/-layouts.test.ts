import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const layouts = ['_admin', '_client', '_default', '_practice']
/** Pages for frames of other sites, and the room of a session, without header and footer. */
const bare = ['ahli-gizi-iframe', 'ruang.$id', 'tentang-{$product}-iframe']

const textOf = (page: string) => readFileSync(join(import.meta.dirname, `${page}.tsx`), 'utf8')
const pages = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.tsx') && !/^[-_]{1,2}(root|site)/.test(file))
  .map((file) => file.replace(/\.tsx$/, ''))
  .filter((page) => /\bcomponent:/.test(textOf(page)))
  .filter((page) => !layouts.includes(page))

test('[S2.28] every page except those for frames and the room has one of four layouts', () => {
  const others = pages.filter((page) => !layouts.some((layout) => page.startsWith(`${layout}.`)))
  expect(others).toEqual(bare)
})

test('every page has a title, or lies in a page that has one', () => {
  const named = pages.filter((page) => /\bhead:/.test(textOf(page)))
  const unnamed = pages.filter(
    (page) =>
      !textOf(page).includes('<Outlet') &&
      !named.some((other) => page === other || page.startsWith(`${other}.`)),
  )
  expect(unnamed).toEqual([])
})

test('pages under /praktik have the layout of the practice, except the ways in', () => {
  const others = pages.filter(
    (page) => page.includes('.praktik.') !== page.startsWith('_practice.'),
  )
  expect(others).toEqual(['_client.praktik.masuk', '_client.praktik.undangan'])
})

test('[S2.28] pages about one client have the client layout, all others the default one', () => {
  const subjects = pages
    .filter((page) => page.startsWith('_client.'))
    .map((page) => page.split('.')[1])
  expect([...new Set(subjects)].sort()).toEqual([
    'account',
    'admin',
    'cart',
    'extend-program',
    'konsultasi',
    'pesan',
    'praktik',
    'tracker',
    'transaction',
  ])
})
