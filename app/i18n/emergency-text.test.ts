import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { splitAtEmergencies, withEmergencies } from './emergency-text.ts'

test('a slot becomes its rules, and the words around it stay', () => {
  expect(splitAtEmergencies('{emergency:bloodSugar} Not for emergencies.')).toEqual([
    ['lowSugar', 'highSugar'],
    ' Not for emergencies.',
  ])
  expect(splitAtEmergencies('<p>a</p>\n<p>{emergency:bloodPressure}</p>\n<p>b</p>')).toEqual([
    '<p>a</p>\n',
    ['bloodPressure'],
    '\n<p>b</p>',
  ])
  expect(splitAtEmergencies('{emergency:unknown}')).toEqual(['{emergency:unknown}'])
})

test('a search engine reads the rules without slots', () => {
  const text = withEmergencies('{emergency:bloodSugar} Not for emergencies.')
  expect(text).toMatch(
    /^Blood sugar below 70\u00a0mg\/dL \(3\.9\u00a0mmol\/L\): If fully awake.*119.* Not for emergencies\.$/,
  )
})

const root = process.cwd()
const contents = [
  ...filesIn('server/seeds/cms'),
  ...filesIn('server/seeds/blog'),
  ...filesIn('app/i18n/messages').filter((path) => !path.endsWith('/emergency.json')),
]

/** Lines of emergencies: 180/110, 180/120, and 70 or 300 mg/dL. */
const line = /\b180\/1[12]0|\b(?:70|300)[ \u00a0](?:atau|or)\b.*mg\/dL|\b(?:70|300)[ \u00a0]mg\/dL/
const number = /\b119\b|\bIGD\b|emergency (?:department|room)/

test.each(contents.map((path) => [path.slice(root.length + 1), path] as const))(
  '%s repeats no rule for emergencies',
  (_, path) => {
    const text = readFileSync(path, 'utf8').replaceAll('\\u00a0', ' ')
    const repeated = text.split('\n').filter((row) => line.test(row) || number.test(row))
    expect(repeated).toEqual([])
  },
)

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}
