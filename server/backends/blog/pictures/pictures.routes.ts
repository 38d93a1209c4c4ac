import { Hono } from 'hono'
import * as v from 'valibot'
import type { BlogContent } from '#server/backends/blog/blog-content.ts'
import type { EditingContext } from '#server/backends/editing/editing-context.ts'
import { refuseInvalid } from '#server/backends/editing/refuse-invalid.ts'
import { allow, type Passed, requirePass } from '#server/backends/editing/require-pass.ts'
import { newPictureSchema, sha256Schema } from '#server/contract/editing/picture.schema.ts'
import { pictureAt } from '#server/contract/picture-address.ts'
import { findFile } from './picture.repository.ts'
import { addPicture, readPictures, removePicture } from './picture.service.ts'

const types = { jpg: 'image/jpeg', png: 'image/png' }

/** The files of pictures, for every caller. */
export function createPictureRoutes({ db }: BlogContent) {
  return new Hono().get('/media/:file', async (c) => {
    const size = pictureAt(`/media/${c.req.param('file')}`)
    const content = size && (await findFile(db, size))
    if (!content) return c.notFound()
    return c.body(new Uint8Array(content), 200, { 'content-type': types[size.extension] })
  })
}

/** The calls of staff about pictures. */
export function createPictureDeskRoutes(content: BlogContent, editing: EditingContext) {
  return new Hono<Passed>()
    .basePath('/editing/pictures')
    .use(requirePass(editing))
    .get('/', async (c) => c.json(await readPictures(content)))
    .post('/', allow('content.edit'), refuseInvalid('json', newPictureSchema), async (c) => {
      const answer = await addPicture(content, c.var.pass, c.req.valid('json'))
      return c.json(answer, 'message' in answer ? 422 : 200)
    })
    .delete(
      '/:sha256',
      allow('content.edit'),
      refuseInvalid('param', v.object({ sha256: sha256Schema })),
      async (c) => {
        const removed = await removePicture(content, c.req.valid('param').sha256)
        if (removed.kind === 'absent') return c.notFound()
        if (removed.kind === 'used') return c.json({ message: 'used', uses: removed.uses }, 409)
        return c.json({})
      },
    )
}
