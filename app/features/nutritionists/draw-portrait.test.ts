import { expect, test } from 'vitest'
import { nutritionistPageSchema } from '#server/contract/nutritionist.schema.ts'
import { drawPortrait } from './draw-portrait.server.ts'

const { skin, head, hair, colour } =
  nutritionistPageSchema.entries.nutritionist.entries.portrait.entries
const plain = { skin: 'tan', head: 'bob', hair: 'black', colour: 'teal' } as const

test('every feature of a portrait changes the drawing', () => {
  const drawings = [
    ...skin.options.map((it) => drawPortrait({ ...plain, skin: it })),
    ...head.options.map((it) => drawPortrait({ ...plain, head: it })),
    ...hair.options.map((it) => drawPortrait({ ...plain, hair: it })),
    ...colour.options.map((it) => drawPortrait({ ...plain, colour: it })),
    drawPortrait({ ...plain, hasGlasses: true }),
    drawPortrait({ ...plain, beard: 'light' }),
    drawPortrait({ ...plain, beard: 'moustache' }),
  ]
  // Each of the four feature lists contains the plain option.
  expect(new Set(drawings).size).toBe(drawings.length - 3)
})

test('the same features make the same drawing, which names its artist and has no script', () => {
  const drawing = drawPortrait(plain)
  expect(drawPortrait({ ...plain })).toBe(drawing)
  expect(drawing).toContain('Pablo Stanley')
  expect(drawing).not.toMatch(/<script|<foreignObject|\bon\w+=|href="(?!#)/)
})
