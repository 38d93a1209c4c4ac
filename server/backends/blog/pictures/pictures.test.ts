import fc from 'fast-check'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openSeededBlog } from '#server/backends/blog/blog.fixture.ts'
import { type Desk, openDesk } from '#server/backends/editing/desk.fixture.ts'
import type { DocumentKey } from '#server/contract/editing/editing.schema.ts'
import { pictureListSchema } from '#server/contract/editing/picture.schema.ts'
import { pictureAddressOf, pictureAt, sizesOf } from '#server/contract/picture-address.ts'
import { runsOf } from '#tests/test-size.ts'

let blog: Awaited<ReturnType<typeof openSeededBlog>>
let rini: Desk
beforeAll(async () => {
  blog = await openSeededBlog()
  rini = openDesk(blog, 'Rini')
})
afterAll(() => blog.close())

const alt = { id: 'Segelas air', en: 'A glass of water' }
const article: DocumentKey = { kind: 'article', slug: 'minum-air', locale: 'id' }

/** Each test takes another colour: the same file would be the same picture. */
let red = 0
beforeEach(() => {
  red += 1
})
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: red, g: 90, b: 90 } } })

const add = (file: Buffer, desk = rini) =>
  desk.call('POST', '/pictures', { base64: file.toString('base64'), alt })
const list = async () => v.parse(pictureListSchema, (await rini.call('GET', '/pictures')).body)
const remove = (sha256: string) => rini.call('DELETE', `/pictures/${sha256}`)
async function addNew(width = 900, height = 600) {
  const { body } = await add(await plain(width, height).jpeg().toBuffer())
  const found = (await list()).find(({ sha256 }) => sha256 === body.sha256)
  if (!found) throw new Error('The picture was not saved')
  return found
}
async function show(address: string, key = article, words = 'Air') {
  const { newest, content } = await rini.read(key)
  const html = `<p>${words}</p><img src="${address}" alt="Air">`
  const [first, ...rest] = content.sections as object[]
  return rini.save(key, { seen: newest, changes: { sections: [{ ...first, html }, ...rest] } })
}

test('a picture has all its sizes, whose files are as wide as their addresses say', async () => {
  const { address } = await addNew(2_000, 1_000)
  const largest = pictureAt(address)
  if (!largest) throw new Error(address)
  expect(largest).toMatchObject({ width: 1_280, height: 640, extension: 'jpg' })
  expect(sizesOf(largest).map(({ width }) => width)).toEqual([400, 800, 1_280])
  for (const size of sizesOf(largest)) {
    const response = await blog.app.request(pictureAddressOf(size))
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    const { width, height } = await sharp(await response.arrayBuffer()).metadata()
    expect({ width, height }).toEqual({ width: size.width, height: size.height })
  }
})

test('a small picture is not made larger, and an address with another size finds nothing', async () => {
  const { address } = await addNew(300, 200)
  expect(address).toMatch(/-300x200\.jpg$/)
  expect((await blog.app.request(address)).status).toBe(200)
  for (const other of [address.replace('200', '201'), address.replace('jpg', 'png'), '/media/x'])
    expect((await blog.app.request(other)).status).toBe(404)
})

test('[C27] a photo becomes upright and loses its place', async () => {
  const exif = { IFD0: { Copyright: 'Dewi' }, IFD3: { GPSLatitude: '6/1 10/1 30/1' } }
  const photo = await plain(200, 100).withMetadata({ orientation: 6, exif }).jpeg().toBuffer()
  const { body } = await add(photo)
  const found = (await list()).find(({ sha256 }) => sha256 === body.sha256)
  expect(found?.address).toMatch(/-100x200\.jpg$/)
  const file = await (await blog.app.request(found?.address ?? '')).arrayBuffer()
  const { exif: kept, orientation } = await sharp(file).metadata()
  expect({ kept, orientation }).toEqual({ kept: undefined, orientation: undefined })
})

test('the same file twice is one picture, also at the same time', async () => {
  const file = await plain(50, 50).png().toBuffer()
  const before = (await list()).length
  const answers = await Promise.all([add(file), add(file), add(file)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await list()).length).toBe(before + 1)
})

test('[C26] a picture that a revision shows stays, and its texts are named', async () => {
  const { sha256, address } = await addNew()
  expect(await show(address)).toMatchObject({ status: 200 })
  expect(await show('', article, 'Tanpa gambar')).toMatchObject({ status: 200 })
  expect(await remove(sha256)).toEqual({ status: 409, body: { message: 'used', uses: [article] } })
  expect((await blog.app.request(address)).status).toBe(200)
})

test('[C26] a picture that no revision shows goes, and no text can name it afterwards', async () => {
  const { sha256, address } = await addNew()
  expect(await remove(sha256)).toMatchObject({ status: 200 })
  expect(await remove(sha256)).toMatchObject({ status: 404 })
  expect((await blog.app.request(address)).status).toBe(404)
  const { newest } = await rini.read(article)
  expect(await show(address)).toMatchObject({ status: 422, body: { message: 'unknown-picture' } })
  expect((await rini.read(article)).newest).toBe(newest)
})

test('[C26] of a removal and a save at the same time, one happens', async () => {
  for (let round = 0; round < runsOf(20); round += 1) {
    const { sha256, address } = await addNew(100 + round, 80)
    const [saved, removed] = await Promise.all([show(address), remove(sha256)])
    expect([`${saved.status} ${removed.status}`]).toEqual(
      saved.status === 200 ? ['200 409'] : ['422 200'],
    )
  }
})

test('readers get only pictures of the site, with their words', async () => {
  const { address } = await addNew()
  const { newest, content } = await rini.read(article)
  const [first, ...rest] = content.sections as object[]
  const html = `<p>a</p><img src="https://other.example/x.jpg" alt="x"><img onerror="x()" src="${address}" alt="Air">`
  await rini.save(article, {
    seen: newest,
    changes: { sections: [{ ...first, html }, ...rest] },
  })
  const saved = (await rini.read(article)).content.sections as { html: string }[]
  expect(saved[0]?.html).toBe(`<p>a</p><img src="${address}" alt="Air" />`)
})

test('a picture without alternative text is not published', async () => {
  const { address } = await addNew()
  const { newest, content } = await rini.read(article)
  const [first, ...rest] = content.sections as object[]
  const html = `<p>a</p><img src="${address}" alt=" ">`
  await rini.save(article, { seen: newest, changes: { sections: [{ ...first, html }, ...rest] } })
  expect(await rini.publish(article, newest + 1)).toMatchObject({
    status: 422,
    body: { message: 'missing', paths: ['sections.0.html'] },
  })
})

test('a new picture needs the right to edit and words in both languages', async () => {
  const file = await plain(20, 20).jpeg().toBuffer()
  const reader = openDesk(blog, 'Ratna', { permissions: ['content.review'] })
  expect(await add(file, reader)).toMatchObject({ status: 403 })
  expect(await reader.call('DELETE', `/pictures/${'a'.repeat(64)}`)).toMatchObject({ status: 403 })
  expect((await blog.app.request('/editing/pictures')).status).toBe(401)
  const base64 = file.toString('base64')
  const answer = await rini.call('POST', '/pictures', { base64, alt: { id: 'Air', en: ' ' } })
  expect(answer).toMatchObject({ status: 400 })
})

test('a file with too many pixels is refused before it is decoded', async () => {
  const file = await plain(8_000, 8_000).png().toBuffer()
  expect(await add(file)).toEqual({ status: 422, body: { message: 'too-many-pixels' } })
})

test('[C27] any file becomes a picture or is refused', async () => {
  const files = [
    await plain(60, 40).jpeg().toBuffer(),
    await plain(60, 40).jpeg({ progressive: true }).toBuffer(),
    await plain(60, 40).png({ palette: true }).toBuffer(),
  ]
  const others = [
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'GIF89a',
  ]
  const changed = fc
    .record({
      file: fc.constantFrom(...files),
      changes: fc.array(fc.record({ at: fc.nat(4_000), byte: fc.nat(255) }), { maxLength: 8 }),
      end: fc.option(fc.nat(4_000), { nil: undefined }),
    })
    .map(({ file, changes, end }) => {
      const bytes = Buffer.from(file)
      for (const { at, byte } of changes) if (at < bytes.length) bytes[at] = byte
      return bytes.subarray(0, end)
    })
  const any = fc.oneof(
    changed,
    fc.uint8Array({ maxLength: 300 }).map((it) => Buffer.from(it)),
    fc.constantFrom(...others).map((it) => Buffer.from(it)),
  )
  await fc.assert(
    fc.asyncProperty(any, async (file) => {
      expect([200, 422]).toContain((await add(file)).status)
    }),
    { numRuns: runsOf(1_000) },
  )
})
