import { expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/i18n/paraglide/runtime.js'
import { sectionHints } from './section-words.ts'

test.each([
  [
    'en',
    'Waist, hip, and body fat.',
    'HbA1c, total cholesterol, LDL, HDL,',
    'Water, hunger, and mood.',
  ],
  [
    'id',
    'Lingkar perut, lingkar pinggul, dan lemak tubuh.',
    'HbA1c, kolesterol total, LDL, HDL,',
    'Minum, rasa lapar, dan suasana hati.',
  ],
] as const)(
  'in %s the hint of a section names each measure that it shows',
  (locale, body, blood, wellbeing) => {
    overwriteGetLocale(() => locale)
    expect(sectionHints.body()).toBe(body)
    expect(sectionHints.blood()).toContain(blood)
    expect(sectionHints.wellbeing()).toBe(wellbeing)
  },
)
