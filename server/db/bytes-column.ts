import { customType } from 'drizzle-orm/pg-core'

/** The bytes of a file. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
