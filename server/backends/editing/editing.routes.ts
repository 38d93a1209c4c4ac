import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import {
  creationSchema,
  documentKeySchema,
  draftSaveSchema,
  previewSchema,
  publicationSchema,
  revisionSaveSchema,
} from '#server/contract/editing/editing.schema.ts'
import type { EditingContext } from './editing-context.ts'
import { cancelOne, deleteDraft, findDocument, saveDraft } from './history.repository.ts'
import type { Outcome } from './outcome.ts'
import { answerPreview, type PublicRoutesOn } from './preview.service.ts'
import { publish } from './publish.service.ts'
import { listDocuments, readDocument, readRevision } from './read-documents.service.ts'
import { refuseInvalid } from './refuse-invalid.ts'
import { allow, type Passed, requirePass } from './require-pass.ts'
import { signRevision } from './review.service.ts'
import { createDocument, saveRevision } from './save-revision.service.ts'

const numberSchema = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))
const readKey = refuseInvalid('param', documentKeySchema)
const readRevisionKey = refuseInvalid(
  'param',
  v.object({ ...documentKeySchema.entries, n: numberSchema }),
)

/** The calls of staff. */
export function createEditingRoutes(context: EditingContext, publicRoutesOn: PublicRoutesOn) {
  const path = '/documents/:kind/:slug/:locale'
  return new Hono<Passed>()
    .basePath('/editing')
    .use(requirePass(context))
    .get('/documents', async (c) => c.json(await listDocuments(context, c.var.pass.sub)))
    .post('/documents', allow('content.edit'), refuseInvalid('json', creationSchema), async (c) => {
      const outcome = await createDocument(context, c.var.pass, c.req.valid('json'))
      return outcome ? answer(c, outcome) : c.json({ message: 'exists' }, 409)
    })
    .get(path, readKey, async (c) => {
      const document = await readDocument(context, c.var.pass.sub, c.req.valid('param'))
      return document ? c.json(document) : c.notFound()
    })
    .post(`${path}/preview`, readKey, refuseInvalid('json', previewSchema), async (c) => {
      const { path: asked, content } = c.req.valid('json')
      const preview = { author: c.var.pass.sub, key: c.req.valid('param'), content, path: asked }
      const outcome = await answerPreview(context, publicRoutesOn, preview)
      if (!outcome) return c.notFound()
      if ('kind' in outcome) return answer(c, outcome)
      // The answer of a visitor's call, which no cache may keep.
      const { status, headers } = outcome
      return c.newResponse(outcome.body, status as 200, {
        'content-type': headers.get('content-type') ?? 'application/json',
      })
    })
    .get(`${path}/revisions/:n`, readRevisionKey, async (c) => {
      const { n, ...key } = c.req.valid('param')
      const revision = await readRevision(context, key, n)
      return revision ? c.json(revision) : c.notFound()
    })
    .post(
      `${path}/revisions`,
      allow('content.edit'),
      readKey,
      refuseInvalid('json', revisionSaveSchema),
      async (c) => {
        const save = c.req.valid('json')
        return answer(c, await saveRevision(context, c.var.pass, c.req.valid('param'), save))
      },
    )
    .post(`${path}/revisions/:n/reviews`, allow('content.review'), readRevisionKey, async (c) => {
      const { n, ...key } = c.req.valid('param')
      return answer(c, await signRevision(context, c.var.pass, key, n))
    })
    .put(
      `${path}/draft`,
      allow('content.edit'),
      readKey,
      refuseInvalid('json', draftSaveSchema),
      async (c) => {
        const document = await findDocument(context, c.req.valid('param'))
        if (!document) return c.notFound()
        const { base: baseN, ...save } = c.req.valid('json')
        const written = { ...save, baseN, author: c.var.pass.sub, savedAt: context.clock.now() }
        const draft = await saveDraft(context, document.id, written)
        if (!draft) return c.json({ message: 'open elsewhere' }, 409)
        return c.json({ rev: draft.rev, savedAt: draft.savedAt.toISOString() })
      },
    )
    .delete(`${path}/draft`, allow('content.edit'), readKey, async (c) => {
      const document = await findDocument(context, c.req.valid('param'))
      if (!document) return c.notFound()
      await deleteDraft(context, document.id, { author: c.var.pass.sub })
      return c.json({})
    })
    .post(
      `${path}/publications`,
      allow('content.publish'),
      readKey,
      refuseInvalid('json', publicationSchema),
      async (c) => {
        const wish = c.req.valid('json')
        return answer(c, await publish(context, c.var.pass, c.req.valid('param'), wish))
      },
    )
    .post(
      '/publications/:id/cancellation',
      allow('content.publish'),
      refuseInvalid('param', v.object({ id: numberSchema })),
      async (c) => {
        const { id } = c.req.valid('param')
        const isCancelled = await cancelOne(context, id, context.clock.now())
        return isCancelled ? c.json({ id }) : c.json({ message: 'over' }, 409)
      },
    )
}

function answer(c: Context, outcome: Outcome<object>) {
  if (!outcome) return c.notFound()
  const status = { done: 200, stale: 409, refused: 422 } as const
  return c.json(outcome.answer, status[outcome.kind])
}
