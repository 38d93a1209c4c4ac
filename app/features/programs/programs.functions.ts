import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { readDurations, readProgram, readProgramList } from './programs.server.ts'

const slugSchema = v.object({ slug: v.string() })

export const getProgramList = createServerFn({ method: 'GET' }).handler(({ context }) =>
  readProgramList(context),
)

export const getProgram = createServerFn({ method: 'GET' })
  .validator(inputOf(slugSchema))
  .handler(({ data, context }) => readProgram(context, data.slug))

export const getDurations = createServerFn({ method: 'GET' })
  .validator(inputOf(slugSchema))
  .handler(({ data, context }) => readDurations(context, data.slug))

export const getAllDurations = createServerFn({ method: 'GET' }).handler(({ context }) =>
  readDurations(context),
)
