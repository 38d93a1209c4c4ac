import * as v from 'valibot'
import { isPathId } from './path-id.ts'

export const pathIdSchema = v.pipe(v.string(), v.check(isPathId))
