import { beforeEach, expect, test, vi } from 'vitest'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { proveTracker, withUpload } from './read-upload.server.ts'

const { callMain } = vi.hoisted(() => ({ callMain: vi.fn() }))
vi.mock('./main-backend.server.ts', () => ({ callMain }))
vi.mock('./page-member.server.ts', () => ({ refuseOtherMember: () => {} }))
beforeEach(() => void callMain.mockReset())

const context = { settings: {} } as SiteContext
const type = 'multipart/form-data; boundary=x'
const formText = '--x\r\nContent-Disposition: form-data; name="id"\r\n\r\none\r\n--x--\r\n'

/** An upload that counts how often its bytes are asked for. */
function uploadOf(text: string, contentType = type) {
  const read = { count: 0 }
  const body = new ReadableStream(
    {
      pull(controller) {
        read.count += 1
        controller.enqueue(new TextEncoder().encode(text))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const headers = { 'content-type': contentType }
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
  const request = new Request('http://localhost/tracker/abc/photos', init)
  return { read, upload: { request, context, prove: () => proveTracker(context, 'abc') } }
}

test('the bytes of a stranger are not read', async () => {
  callMain.mockRejectedValue(new AppError({ code: 'BACKEND', status: 401 }))
  const { read, upload } = uploadOf(formText)
  await expect(withUpload(upload, async () => 'used')).rejects.toMatchObject({ status: 401 })
  expect(read.count).toBe(0)
})

test('a member’s form arrives', async () => {
  const { upload } = uploadOf(formText)
  expect(await withUpload(upload, async (form) => form.get('id'))).toBe('one')
})

test('a body without a boundary is refused as input', async () => {
  const { upload } = uploadOf(formText, 'multipart/form-data')
  const failure = withUpload(upload, async () => 'used')
  await expect(failure).rejects.toMatchObject({ code: 'INPUT', status: 400 })
})

test('thirty uploads at once are in memory six at a time', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const uploads = Array.from({ length: 30 }, () => uploadOf(formText))
  const used = uploads.map(({ upload }) => withUpload(upload, () => held))
  await expect.poll(() => readOf(uploads)).toBe(6)
  release()
  await Promise.all(used)
  expect(readOf(uploads)).toBe(30)
})

function readOf(uploads: ReturnType<typeof uploadOf>[]): number {
  return uploads.reduce((sum, { read }) => sum + read.count, 0)
}
