import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { inputOf } from '#app/errors/input-of.ts'
import { readCompanyMeta } from './company.server.ts'
import { metaPageNameSchema } from './company-pages.schema.ts'
import { passOnLead } from './enquiry/lead.server.ts'
import { leadInputSchema } from './enquiry/lead-form.schema.ts'

export const getCompanyMeta = createServerFn({ method: 'GET' })
  .validator(inputOf(v.object({ page: metaPageNameSchema })))
  .handler(({ data, context }) => readCompanyMeta(context, data.page))

export const sendLead = createServerFn({ method: 'POST' })
  .validator(inputOf(leadInputSchema))
  .handler(({ data, context }) => passOnLead(context, data))
