import { glob, readFile } from 'node:fs/promises'
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
