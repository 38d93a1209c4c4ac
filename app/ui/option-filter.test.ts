import { afterEach, expect, test, vi } from 'vitest'
import { debounce } from '#app/lib/debounce.ts'
import { emptyListText, optionNamed, optionsMatching, searchDelayMs } from './option-filter.ts'

const options = [
  { value: 'a', label: 'Jantung Sehat' },
  { value: 'b', label: 'Meja Keluarga' },
]

afterEach(() => {
  vi.useRealTimers()
})

test('[S8.18] an empty list says "No options", and a search without a match names the query', () => {
  expect(emptyListText('  ')).toBe('No options')
  expect(emptyListText(' durian ')).toBe('No results for "durian"')
})

test('options match any part of their label, in any letter case', () => {
  expect(optionsMatching(options, ' SEHAT ')).toEqual([options[0]])
  expect(optionsMatching(options, '')).toEqual(options)
  expect(optionsMatching(options, 'durian')).toEqual([])
})

test('options match without their accents', () => {
  const coast = { value: 'c', label: 'Côte d’Ivoire' }
  expect(optionsMatching([...options, coast], 'cote')).toEqual([coast])
})

test('an option is named only by its whole label', () => {
  expect(optionNamed(options, ' meja keluarga ')).toEqual(options[1])
  expect(optionNamed(options, 'meja')).toBeUndefined()
})

test('[S9.08] the list follows the field after 300 ms of rest', () => {
  vi.useFakeTimers()
  const queries: string[] = []
  const search = debounce((query: string) => void queries.push(query), searchDelayMs)
  search('j')
  vi.advanceTimersByTime(299)
  search('ja')
  vi.advanceTimersByTime(299)
  expect(queries).toEqual([])
  vi.advanceTimersByTime(1)
  expect(queries).toEqual(['ja'])
})
