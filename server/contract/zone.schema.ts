import * as v from 'valibot'
import { isKnownZone } from './known-zone.ts'

/** The name of an IANA time zone, such as Asia/Jakarta. */
export const zoneSchema = v.pipe(v.string(), v.check(isKnownZone))
