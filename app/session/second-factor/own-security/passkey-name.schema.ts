import * as v from 'valibot'
import { lineUpTo } from '#server/contract/typed-text.schema.ts'

export const passkeyNameFormSchema = v.object({ name: v.pipe(lineUpTo(60), v.minLength(1)) })
