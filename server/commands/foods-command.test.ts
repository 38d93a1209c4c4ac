import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type MainFixture,
  openMainFixture,
} from '#server/backends/main/tests/main-backend.fixture.ts'
import { runFoodsCommand } from './foods-command.ts'

let main: MainFixture
let folder: string
beforeAll(async () => {
  main = await openMainFixture()
  folder = await mkdtemp(join(tmpdir(), 'foods-'))
})
afterAll(() => main.close())

const run = (...words: string[]) => runFoodsCommand(main.context, words)
const options = ['--edition', '2099', '--permission', 'Letter of the Ministry of 1 May 2099']

// Invented foods: no row of the real table is copied.
const head =
  'KODE;NAMA BAHAN;ENERGI (Kal);PROTEIN (g);LEMAK (g);KH (g);SERAT (g);AIR (g);ABU (g);BDD (%)'
const rows = [
  'XP001;Batu rebus;100;5;4;11;1;79;1;80',
  'XP002;Kerikil goreng;250,5;10;15;20;-;53;2;100',
]

async function fileOf(lines: readonly string[]): Promise<string> {
  const path = join(folder, `${Math.random()}.csv`)
  await writeFile(path, [head, ...lines].join('\r\n'))
  return path
}

test('[S2.26] a table is reported first, then imported, found by members only, and removed', async () => {
  expect(await run('list')).toBe('No food table was imported.')
  const file = await fileOf(rows)
  const { token } = await main.signedInMember()
  const imported = async () => (await main.get('/v1/imported-foods', { token })).body.data

  expect(await run('import', 'tkpi', file, ...options)).toContain(
    'Foods: 2\nRows left out: 0\nNothing',
  )
  expect(await imported()).toEqual([])

  await run('import', 'tkpi', file, ...options, '--write')
  expect(await imported()).toMatchObject([
    {
      id: 'tkpi-xp001',
      names: { id: 'Batu rebus' },
      per100g: { energyKcal: 100, fibreG: 1, addedSugarG: 0 },
      edibleShare: 0.8,
      minerals: null,
      source: { kind: 'imported', table: 'TKPI', edition: '2099', code: 'XP001' },
    },
    { id: 'tkpi-xp002', per100g: { energyKcal: 250.5, fibreG: 0 } },
  ])
  expect((await main.get('/v1/imported-foods')).status).toBe(401)
  const shipped = (await main.get('/v1/foods')).body.data.foods
  expect(shipped.filter(({ id }: { id: string }) => id.startsWith('tkpi-'))).toEqual([])
  expect(await run('list')).toBe(
    'tkpi  2099  2 foods  permission: Letter of the Ministry of 1 May 2099',
  )

  // A later import replaces the earlier one.
  await run('import', 'tkpi', await fileOf(rows.slice(1)), ...options, '--write')
  expect(await imported()).toHaveLength(1)
  expect(await run('remove', 'tkpi')).toContain('are removed')
  expect(await imported()).toEqual([])
  await expect(run('remove', 'tkpi')).rejects.toThrow('There is no imported table tkpi')
})

test.each([
  ['a code twice', ['XP001;Lain;100;5;4;11;1;79;1;80'], 'line 4: XP001 Lain repeats line 2'],
  ['a name twice', ['XP003;batu REBUS;100;5;4;11;1;79;1;80'], 'repeats line 2'],
  ['a word for a number', ['XP003;Pasir;banyak;5;4;11;1;79;1;80'], '“banyak” is not a number'],
  ['no energy', ['XP003;Pasir;-;5;4;11;1;79;1;80'], 'no value for energyKcal'],
  ['no code', [';Pasir;100;5;4;11;1;79;1;80'], 'is not a code'],
])('[S2.26] a row with %s is left out and named', async (_, more, problem) => {
  const report = await run('import', 'tkpi', await fileOf([...rows, ...more]), ...options)
  expect(report).toContain('Foods: 2\nRows left out: 1')
  expect(report).toContain(problem)
})

test('[S2.26] a short table with one wrong row is imported without it, and a trace is 0', async () => {
  const file = await fileOf([
    ...rows,
    'XR003;Kerikil segar;100;5;4;11;Tr;79;1;80',
    'XR004;Kerikil basah;900;5;4;11;1;79;1;80',
  ])
  const report = await run('import', 'tkpi', file, ...options)
  expect(report).toContain('Foods: 3\nRows left out: 1\n  line 5: 900 kcal')
})

test('[S2.26] shifted columns are noticed and not imported', async () => {
  const shifted = rows.map((row) =>
    row.replace(/^(\w+;[^;]+);([^;]+);(.*);([^;]+)$/, '$1;$4;$2;$3'),
  )
  const words = ['import', 'tkpi', await fileOf(shifted), ...options]
  expect(await run(...words)).toContain('the columns seem to be shifted')
  await expect(run(...words, '--write')).rejects.toThrow('Nothing was written')
})

test('[S2.26] a file without the needed columns is not imported', async () => {
  const path = join(folder, 'other.csv')
  await writeFile(path, 'kode,nama,protein\nXP001,Batu,1\n')
  const report = await run('import', 'tkpi', path, ...options)
  expect(report).toContain('Missing columns: energyKcal, fatG, carbohydrateG')
})

test.each([
  [['import', 'tkpi'], 'npm run foods'],
  [['import', 'tkpi', 'file.csv', '--edition', '2099'], 'npm run foods'],
  [['import', 'tkpi', 'file.csv', '--edition', '2099', '--permission', 'yes'], 'npm run foods'],
  [['import', 'usda', 'file.csv', ...options], 'npm run foods'],
  [['import', 'tkpi', '/tidak/ada.csv', ...options], 'cannot be read'],
  [['remove'], 'npm run foods'],
  [[], 'npm run foods'],
])('a command that is not possible says what to do: %j', async (words, sentence) => {
  await expect(run(...words)).rejects.toThrow(sentence)
})
