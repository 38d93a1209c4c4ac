import * as v from 'valibot'
import { nullIfNotFound } from '#app/clients/null-if-not-found.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { callAdmin } from '#app/features/admin/admin-call.server.ts'
import {
  type AddressWish,
  type FoundMember,
  foundMemberSchema,
  type MemberAct,
  type MemberDetail,
  memberDetailSchema,
  type RegistrationAct,
} from '#server/contract/admin-member.schema.ts'

export function findMember(context: SiteContext, term: string): Promise<FoundMember> {
  const options = { method: 'post', json: { term } }
  return callAdmin(context, 'v1/admin/members/search', foundMemberSchema, options)
}

/** Returns null for an unknown account, and `closed` until the person has said why they open it. */
export function readMember(
  context: SiteContext,
  id: string,
): Promise<MemberDetail | 'closed' | null> {
  const member = callAdmin(context, `v1/admin/members/${id}`, memberDetailSchema)
  return nullIfNotFound(member).catch((error) => {
    if (error instanceof AppError && error.says('OPENING_NEEDED')) return 'closed'
    throw error
  })
}

type Change = { id: string; reason: string; act: MemberAct | 'opening' }

export async function changeMember(context: SiteContext, { id, act, reason }: Change) {
  const options = { method: 'post', json: { reason } }
  await callAdmin(context, `v1/admin/members/${id}/${act}`, v.null(), options)
  return { isDone: true }
}

type RegistrationChange = { id: string; reason: string; act: RegistrationAct }

export async function changeRegistration(
  context: SiteContext,
  { id, act, reason }: RegistrationChange,
) {
  const options = { method: 'post', json: { reason } }
  await callAdmin(context, `v1/admin/registrations/${id}/${act}`, v.null(), options)
  return { isDone: true }
}

export async function askAddress(
  context: SiteContext,
  { id, ...json }: AddressWish & { id: string },
) {
  await callAdmin(context, `v1/admin/members/${id}/address`, v.null(), { method: 'post', json })
  return { isAsked: true }
}

type Decision = { approvalId: string; state: 'approved' | 'refused' }

export async function decideAddress(context: SiteContext, { approvalId, state }: Decision) {
  const path = `v1/admin/address-changes/${approvalId}/decision`
  await callAdmin(context, path, v.null(), { method: 'post', json: { state } })
  return { state }
}
