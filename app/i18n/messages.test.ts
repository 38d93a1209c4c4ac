import { glob, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { withNonBreaking } from '#app/lib/non-breaking.ts'

const files = await Array.fromAsync(glob('app/i18n/messages/*/*.json'))

test.each(files)(
  '%s has no breakable space between a number and its unit, nor a breakable doubled word',
  async (file) => {
    const messages: unknown = JSON.parse(await readFile(file, 'utf8'))
    expect(messages).toEqual(withNonBreaking(messages))
  },
)

const names = [...new Set(files.map((file) => basename(file)))]

test.each(names)('%s has the same messages and variants in both languages', async (name) => {
  const [english, indonesian] = await Promise.all(['en', 'id'].map((locale) => read(locale, name)))
  expect(indonesian).toEqual(english)
})

test('the compiler reads each file of messages', async () => {
  const settings = JSON.parse(await readFile('project.inlang/settings.json', 'utf8'))
  const { pathPattern } = settings['plugin.inlang.messageFormat']
  const paths = names.map((name) => `./app/i18n/messages/{locale}/${name}`)
  expect(pathPattern.toSorted()).toEqual(paths.toSorted())
})

/** Returns each message with its variants, except the singular and plural that only English has. */
async function read(locale: string, name: string): Promise<Record<string, string[]>> {
  const text = await readFile(`app/i18n/messages/${locale}/${name}`, 'utf8')
  const messages: Record<string, string | { match: object }[]> = JSON.parse(text)
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [key, variantsOf(message).toSorted()]),
  )
}

function variantsOf(message: string | { match: object }[]): string[] {
  if (typeof message === 'string') return []
  const variants = message.flatMap(({ match }) => Object.keys(match))
  return variants.some((variant) => /=1$/.test(variant)) ? [] : variants
}
