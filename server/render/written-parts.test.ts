import { createElement, type ReactNode, useContext } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { overwriteGetLocale } from '#app/i18n/paraglide/runtime.js'
import { WrittenPartsContext } from '#app/lib/written-parts.ts'
import { writtenPartsOf } from './written-parts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  // What one test wrote is no longer fresh for the next.
  vi.advanceTimersByTime(5_000)
  vi.useRealTimers()
})

const shelf = { routeId: '/', loaderData: { programs: ['Ringan'] } }

test('[S9.06] a part is written once for those who come for the same within five seconds', () => {
  expect(read(shelf)).toEqual({ html: partOf('Ringan <1>'), timesWritten: 1 })
  vi.advanceTimersByTime(4_999)
  const same = { routeId: '/', loaderData: structuredClone(shelf.loaderData) }
  expect(read(same)).toEqual({ html: partOf('Ringan <1>'), timesWritten: 0 })
  vi.advanceTimersByTime(1)
  expect(read(same)).toEqual({ html: partOf('Ringan <1>'), timesWritten: 1 })
})

test('a part of other content, in another language or of another route is written anew', () => {
  read(shelf)
  const other = { ...shelf, loaderData: { programs: ['Ibu'] } }
  expect(read(other)).toEqual({ html: partOf('Ibu <1>'), timesWritten: 1 })
  expect(read({ ...other, routeId: '/program' }).timesWritten).toBe(1)
  overwriteGetLocale(() => 'id')
  expect(read(other).timesWritten).toBe(1)
  overwriteGetLocale(() => 'en')
  expect(read(other).timesWritten).toBe(0)
})

test('a page is written as it is where it has no parts, or no route', () => {
  const { find, keep } = writtenPartsOf(undefined)
  keep(partOf('Nothing has asked for it'))
  expect(writtenPartsOf(undefined).find('shelf')).toBeUndefined()
  expect(find('shelf')).toBeUndefined()
})

function partOf(text: string): string {
  return `<main><kept-part name="shelf" class="wide">${text.replace('<', '&lt;').replace('>', '&gt;')}</kept-part></main>`
}

/** A page of one part, as it is written, and how often the part was rendered for it. */
function read(page: typeof shelf) {
  const Shelf = vi.fn(() => `${page.loaderData.programs} <1>`)
  const part = createElement(Part, null, createElement(Shelf))
  const parts = writtenPartsOf(page)
  const value = (name: string) => parts.find(name)?.toString()
  const html = renderToString(
    createElement(WrittenPartsContext, { value }, createElement('main', null, part)),
  )
  parts.keep(html)
  return { html, timesWritten: Shelf.mock.calls.length }
}

function Part({ children }: { children?: ReactNode }) {
  const html = useContext(WrittenPartsContext)?.('shelf')
  const content = html ? { dangerouslySetInnerHTML: { __html: html } } : { children }
  return createElement('kept-part', { name: 'shelf', class: 'wide', ...content })
}
