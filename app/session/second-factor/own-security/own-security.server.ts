import type { Options } from 'ky'
import * as v from 'valibot'
import {
  type OwnSecurity,
  ownSecuritySchema,
  renewedCodesSchema,
} from '#server/contract/own-security.schema.ts'
import { type NewPasskey, passkeyCreationSchema } from '#server/contract/passkey.schema.ts'

/** Calls the backend in an area, with its session. The path stands below `/own`. */
type OwnCall = <const Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  options?: Options,
) => Promise<v.InferOutput<Schema>>

/** `asOf` makes "five minutes ago" the same on server and browser. */
export type ShownSecurity = OwnSecurity & { asOf: string }

/** What a person does with their own sessions and second factor. */
export function createOwnSecurity(call: OwnCall) {
  const send = async (path: string, json = {}) => {
    await call(path, v.object({}), { method: 'post', json })
    return { isDone: true }
  }
  return {
    read: async (): Promise<ShownSecurity> => ({
      ...(await call('', ownSecuritySchema)),
      asOf: new Date().toISOString(),
    }),
    endSession: (id: string) => send('/end-session', { id }),
    endOthers: () => send('/end-others'),
    offerPasskey: () => call('/passkey-options', passkeyCreationSchema, { method: 'post' }),
    addPasskey: (added: NewPasskey) => send('/passkeys', added),
    removePasskey: (id: string) => send('/passkeys/remove', { id }),
    renewCodes: async () => {
      const options = { method: 'post' }
      return (await call('/recovery-codes', renewedCodesSchema, options)).recoveryCodes
    },
  }
}
