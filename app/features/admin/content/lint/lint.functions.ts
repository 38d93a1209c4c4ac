import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { adminMiddleware } from '#app/features/admin/admin-call.middleware.ts'
import { findDeadLinks } from './check-links.server.ts'
import { mostLinks } from './links-in.ts'

const link = v.pipe(v.string(), v.maxLength(2_000))

/** Answers which of the links lead to no page. */
export const sendLinks = createServerFn({ method: 'POST' })
  .middleware([adminMiddleware])
  .validator(inputOf(v.object({ links: v.pipe(v.array(link), v.maxLength(mostLinks)) })))
  .handler(({ data, context }) => findDeadLinks(context, data.links))
