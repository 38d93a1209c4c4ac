import * as v from 'valibot'
import { nullIfNotFound } from '#app/clients/null-if-not-found.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { isPathId } from '#app/lib/path-id.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import {
  type Room,
  type RoomTicket,
  roomLeaveSchema,
  roomSchema,
  roomTicketSchema,
  type SignalBody,
  type SignalList,
  signalListSchema,
} from '#server/contract/call.schema.ts'

/** Returns null if the member has no such session or the backend has no rooms. */
export async function findRoom(context: SiteContext, id: string): Promise<Room | null> {
  if (!isPathId(id)) return null
  return nullIfNotFound(callMain(context, pathOf(id), roomSchema))
}

type Join = { id: string; tab: string; takeOver: boolean }

export function joinRoom(context: SiteContext, { id, ...json }: Join): Promise<RoomTicket> {
  return callMain(context, `${pathOf(id)}/join`, roomTicketSchema, { method: 'post', json })
}

export function beatInRoom(context: SiteContext, { id, tab }: { id: string; tab: string }) {
  return callMain(context, `${pathOf(id)}/beat`, v.unknown(), { method: 'post', json: { tab } })
}

type NewSignal = { id: string; tab: string; to: string; body: SignalBody }

export function sendRoomSignal(context: SiteContext, { id, ...json }: NewSignal) {
  return callMain(context, `${pathOf(id)}/signals`, v.unknown(), { method: 'post', json })
}

type Reading = { id: string; tab: string; after: number }

export function readSignals(
  context: SiteContext,
  { id, ...searchParams }: Reading,
): Promise<SignalList> {
  return callMain(context, `${pathOf(id)}/signals`, signalListSchema, { searchParams })
}

/** Answers a page that closes, which reads no answer. */
export async function answerLeave(request: Request, context: SiteContext, id: string) {
  const wish = v.safeParse(roomLeaveSchema, await request.json().catch(() => undefined))
  if (!wish.success || !isPathId(id)) return new Response(null, { status: 400 })
  try {
    await callMain(context, `${pathOf(id)}/leave`, v.unknown(), {
      method: 'post',
      json: wish.output,
    })
    return new Response(null, { status: 204 })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return new Response(null, { status: error.status ?? 502 })
  }
}

function pathOf(id: string): string {
  return `v1/appointments/${id}/room`
}
