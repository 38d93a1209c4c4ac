import { expect, test } from 'vitest'
import { recipe, slotRecipe } from './recipe.ts'

const button = recipe({
  base: ['rounded', 'px-2'],
  variants: {
    tone: { calm: 'bg-white', loud: ['bg-red', 'text-white'] },
    isWide: { true: 'w-full' },
  },
  defaultVariants: { tone: 'calm' },
})

test.each([
  ['its base and defaults', button(), 'rounded px-2 bg-white'],
  [
    'the default where the choice is not made',
    button({ tone: undefined }),
    'rounded px-2 bg-white',
  ],
  [
    'the chosen options',
    button({ tone: 'loud', isWide: true }),
    'rounded px-2 bg-red text-white w-full',
  ],
  ['nothing for an option without a look', button({ isWide: false }), 'rounded px-2 bg-white'],
  [
    'the classes of its caller last',
    button({ className: ['mt-2', undefined] }),
    'rounded px-2 bg-white mt-2',
  ],
])('a recipe gives %s', (_what, classes, expected) => {
  expect(classes).toBe(expected)
})

const menu = slotRecipe({
  slots: { trigger: 'flex', panel: ['absolute', 'p-2'] },
  variants: { place: { end: { panel: 'right-0' }, page: { trigger: 'ml-auto', panel: 'left-0' } } },
  defaultVariants: { place: 'end' },
})

test.each([
  ['defaults', menu().panel(), 'absolute p-2 right-0'],
  ['options for every slot', menu({ place: 'page' }).trigger(), 'flex ml-auto'],
  ['slots that an option does not style', menu().trigger(), 'flex'],
  ['the classes of its caller', menu().trigger({ className: 'mt-2' }), 'flex mt-2'],
])('a slot recipe gives %s', (_what, classes, expected) => {
  expect(classes).toBe(expected)
})
