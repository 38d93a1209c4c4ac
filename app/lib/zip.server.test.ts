import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readZip } from '#tests/support/read-zip.ts'
import { zipOf } from './zip.server.ts'

test('packed files unpack the same', async () => {
  const files = [
    { name: 'profile.csv', content: '\ufeff"firstName"\r\n"Dewi"\r\n' },
    { name: 'berat-é.csv', content: '' },
  ]
  expect(readZip(await buffer(zipOf(files)))).toEqual(files)
})

test('an archive without files is valid', async () => {
  expect(readZip(await buffer(zipOf([])))).toEqual([])
})

test('a failing file aborts the archive, so that it cannot pass for complete', async () => {
  async function* files() {
    yield { name: 'a.jpg', content: new Uint8Array([1]) }
    throw new Error('the backend has left')
  }
  await expect(buffer(zipOf(files()))).rejects.toThrow('the backend has left')
})
