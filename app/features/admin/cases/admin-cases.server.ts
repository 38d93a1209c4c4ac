import * as v from 'valibot'
import { nullIfNotFound } from '#app/clients/null-if-not-found.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { callAdmin } from '#app/features/admin/admin-call.server.ts'
import { nullIfForbidden } from '#app/features/admin/null-if-forbidden.ts'
import {
  type BreachEntry,
  type CaseClosing,
  type CaseNote,
  type DataRequestEntry,
  enteredCaseSchema,
  type NameCorrection,
  type PrivacyCase,
  type PrivacyCaseList,
  privacyCaseListSchema,
  privacyCaseSchema,
  type RequestLetter,
} from '#server/contract/privacy-case.schema.ts'

/** The two registers, as the backend's paths name them. */
const registers = ['data-requests', 'breaches'] as const
export type Register = (typeof registers)[number]
export type CaseKey = { id: string; register: Register }

const none: PrivacyCaseList = { cases: [] }

/** Returns both registers. One that the person may not see is empty. */
export async function readRegisters(context: SiteContext) {
  const read = (register: Register) =>
    nullIfForbidden(callAdmin(context, `v1/admin/${register}`, privacyCaseListSchema))
  const [requests, breaches] = await Promise.all(registers.map(read))
  return { requests: requests ?? none, breaches: breaches ?? none }
}

/** Returns null for an unknown case. */
export function readCase(
  context: SiteContext,
  { id, register }: CaseKey,
): Promise<PrivacyCase | null> {
  return nullIfNotFound(callAdmin(context, `v1/admin/${register}/${id}`, privacyCaseSchema))
}

export function enterRequest(context: SiteContext, json: DataRequestEntry) {
  const options = { method: 'post', json }
  return callAdmin(context, 'v1/admin/data-requests', enteredCaseSchema, options)
}

export function enterBreach(context: SiteContext, json: BreachEntry) {
  const options = { method: 'post', json }
  return callAdmin(context, 'v1/admin/breaches', enteredCaseSchema, options)
}

type CaseAct =
  | ({ act: 'notes' } & CaseNote)
  | ({ act: 'closing' } & CaseClosing)
  | ({ act: 'letters' } & (RequestLetter | { addresses: string[] }))
  | { act: 'deletion'; reason: string }
  | ({ act: 'name' } & NameCorrection)

export async function actOnCase(
  context: SiteContext,
  { id, register, act, ...json }: CaseKey & CaseAct,
) {
  const path = `v1/admin/${register}/${id}/${act}`
  await callAdmin(context, path, v.null(), { method: 'post', json })
  return { isDone: true }
}

type Decision = { approvalId: string; state: 'approved' | 'refused' }

export async function decideDeletion(context: SiteContext, { approvalId, state }: Decision) {
  const path = `v1/admin/account-deletions/${approvalId}/decision`
  await callAdmin(context, path, v.null(), { method: 'post', json: { state } })
  return { state }
}
