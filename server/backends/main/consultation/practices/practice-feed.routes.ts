import { Hono } from 'hono'
import * as v from 'valibot'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { clientOf } from '#server/backends/main/platform/http/caller.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { limitRate } from '#server/backends/main/platform/http/limit-rate.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import {
  createdFeedSchema,
  feedOpeningSchema,
  feedSchema,
} from '#server/contract/practice-feed.schema.ts'
import { createFeed, endFeed, readFeed } from './practice-feed.service.ts'
import { requirePractice } from './require-practice.ts'

export function createPracticeFeedRoutes(context: MainContext) {
  return new Hono()
    .post(
      '/v1/practice/feed',
      documentCall({
        does: 'Creates the address of the calendar feed and returns it this once.',
        answers: createdFeedSchema,
      }),
      requirePractice(context),
      async (c) => {
        const { id: account } = c.get('member').user
        await limitRate(context, 'makeShare', { client: clientOf(c), account })
        return c.json({ data: await createFeed(context, c.get('practice')) })
      },
    )
    .delete(
      '/v1/practice/feed',
      documentCall({ does: 'Ends the calendar feed at once.', answers: v.null() }),
      requirePractice(context),
      async (c) => {
        await endFeed(context, c.get('practice'))
        return c.json({ data: null })
      },
    )
    .post(
      '/v1/practice-feeds/open',
      documentCall({
        does: 'Returns the sessions of a feed as a calendar.',
        answers: feedSchema,
        needs: 'nothing',
      }),
      validate('json', feedOpeningSchema),
      async (c) => {
        await limitRate(context, 'openShare', { client: clientOf(c) })
        return c.json({ data: await readFeed(context, c.req.valid('json').key) })
      },
    )
}
