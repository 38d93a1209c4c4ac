import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const layouts = ['_client', '_default', '_practice']
/** Pages for frames of other sites, without header and footer. */
const bare = ['ahli-gizi-iframe', 'tentang-{$product}-iframe']

const pages = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.tsx') && !/^[-_]{1,2}(root|site)/.test(file))
  .filter((file) => /\bcomponent:/.test(readFileSync(join(import.meta.dirname, file), 'utf8')))
  .map((file) => file.replace(/\.tsx$/, ''))
  .filter((page) => !layouts.includes(page))

test('[S2.28] every page except those for frames has one of three layouts', () => {
  const others = pages.filter((page) => !layouts.some((layout) => page.startsWith(`${layout}.`)))
  expect(others).toEqual(bare)
})

test('pages under /praktik have the layout of the practice, except the invitation', () => {
  const others = pages.filter(
    (page) => page.includes('.praktik.') !== page.startsWith('_practice.'),
  )
  expect(others).toEqual(['_client.praktik.undangan'])
})

test('[S2.28] pages about one client have the client layout, all others the default one', () => {
  const subjects = pages
    .filter((page) => page.startsWith('_client.'))
    .map((page) => page.split('.')[1])
  expect([...new Set(subjects)].sort()).toEqual([
    'account',
    'cart',
    'extend-program',
    'konsultasi',
    'praktik',
    'tracker',
    'transaction',
  ])
})
