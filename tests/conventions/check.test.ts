import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'conventions-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs the check on a repository with these files, and returns its exit code and its lines. */
function check(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  execFileSync('git', ['add', '--all'], { cwd: folder })
  const script = join(import.meta.dirname, 'check.mjs')
  const { status, stderr } = spawnSync(process.execPath, [script], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { status, lines: stderr.split('\n').filter((line) => line !== '') }
}

test('a repository that follows every convention passes', () => {
  expect(
    check({
      'README.md': 'x'.repeat(6_000),
      'app/README.md': 'A README in each folder.',
      'app/order.ts': '/** Returns null if the order is unknown. */',
      'app/i18n/messages/id/order.json': '{ "words": "nobody" }',
      'app/i18n/messages/en/order.json': '{ "words": "no one" }',
      'server/order.repository.ts': 'export const isNobody = false',
    }),
  ).toEqual({ status: 0, lines: [] })
})

test('a banned word is found, in any case', () => {
  expect(check({ 'app/order.ts': '\n// Whoever orders pays.\n' })).toEqual({
    status: 1,
    lines: ['app/order.ts:2: "Whoever": name the actor, or leave it out'],
  })
})

test('a banned word is found in English messages and tables of seeds', () => {
  const { lines } = check({
    'app/i18n/messages/en/order.json': '{ "words": "Nobody pays." }',
    'server/foods.tsv': 'rice\tweighed by nobody\n',
  })
  expect(lines.map((line) => line.split(': ')[0])).toEqual([
    'app/i18n/messages/en/order.json:1',
    'server/foods.tsv:1',
  ])
})

test('a name that begins with told or kept is found', () => {
  expect(check({ 'app/order.ts': 'const keptOrder = toldOrders[0]\n' }).lines).toEqual([
    'app/order.ts:1: "keptOrder": say which idea it is',
    'app/order.ts:1: "toldOrders": say which idea it is',
  ])
})

test.each([
  ['a block comment', '/**\n * An order has a page of its\n * own.\n */\n', 2],
  ['a line comment', '// An order has a page of its\n  // own.\n', 1],
  ['a paragraph', 'An order has a page of its\nown.\n', 1],
])('a banned phrase is found across the line break of %s', (_, text, line) => {
  expect(check({ 'server/order.css': text }).lines).toEqual([
    `server/order.css:${line}: "of its own": name the actor, or leave it out`,
  ])
})

test('a sentence or a test title that begins with who is found, but not a question', () => {
  const { lines } = check({
    'app/order.ts': '/** An order. Who pays it. */\n// Whose order is it?\n// One who pays.\n',
    'app/README.md': '# Who pays\n\n- Whom an order\n  belongs to.\n',
    'app/order.test.ts': "test('pays', () => {})\ntest(`[S1.01] who pays`, () => {})\n",
  })
  expect(lines).toEqual([
    'app/README.md:3: "who" for a noun: name the person',
    'app/order.test.ts:2: "who" for a noun: name the person',
    'app/order.ts:1: "who" for a noun: name the person',
  ])
})

test('two files of the same name are found', () => {
  expect(check({ 'app/order.ts': '', 'server/shop/order.ts': '' })).toEqual({
    status: 1,
    lines: ['order: the same name in app and server/shop'],
  })
})

test('two files that differ only in their extension are found', () => {
  expect(check({ 'app/order.tsx': '', 'server/shop/order.ts': '' }).lines).toEqual([
    'order: the same name in app and server/shop',
  ])
})

const words = (count: number) => 'word '.repeat(count - 1).concat('word.')

test('a sentence of more than 20 words is found in comments and in prose', () => {
  const long = `W${words(21)}`
  const { lines } = check({
    'app/block.ts': `/**\n * A short one. ${long}\n */\n`,
    'app/README.md': `# Order\n\nA short one. ${long}\n\n- one\n- ${long}\n`,
    'app/style.css': `/* ${long} */\n`,
    'server/lines.ts': `\n// W${words(11).slice(0, -1)}\n// ${words(10)}\n`,
    'server/trailing.ts': `order() // ${long}\n`,
  })
  const found = lines.map((line) => line.replace(/: "Wword .*/, ''))
  expect(found).toEqual(
    [
      ...['app/README.md:3', 'app/README.md:6', 'app/block.ts:2', 'app/style.css:1'],
      ...['server/lines.ts:2', 'server/trailing.ts:1'],
    ].map((place) => `${place}: a sentence of 21 words, at most 20`),
  )
})

test('a code span is one word; tables, code and lists after @throws have no sentences', () => {
  const long = words(30)
  const { lines } = check({
    'app/code-span.ts': `// \`${words(9)}\` ${words(19)} W${words(20)}\n`,
    'app/throws.ts': `/**\n * Orders.\n * @throws ${long}\n */\n`,
    'app/string.ts': `const path = '/order/*' + '${long}' + '*/'\n`,
    'app/README.md': `| ${long} |\n\n\`\`\`sh\n${long}\n\`\`\`\n`,
  })
  expect(lines).toEqual([])
})

const decisionOf = (count: number) =>
  `**2026-11-25 — ${words(9)}**\nContext: W${words(20)}\nDecision: W${words(20)}\nConsequence: W${words(count - 40)}\n`

test('a decision of more than 60 words is found, without its title and labels', () => {
  const text = `# Orders\n\n${decisionOf(60)}\n${decisionOf(59)}W${words(2)}\n\n# After\n\nW${words(9)}\n`
  expect(check({ 'app/README.md': text }).lines).toEqual([
    'app/README.md:8: a decision of 61 words, at most 60',
  ])
})

test('a README of more than 6,000 bytes is found at the top only', () => {
  const long = 'x'.repeat(6_001)
  expect(check({ 'README.md': long, 'server/README.md': long })).toEqual({
    status: 1,
    lines: ['README.md: 6001 bytes, at most 6000'],
  })
})

test('an entry of the top level that is not in the list is found', () => {
  expect(check({ 'scripts/order.ts': '' })).toEqual({
    status: 1,
    lines: ['scripts: not one of the entries that the top level may have'],
  })
})
