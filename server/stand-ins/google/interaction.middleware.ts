import { buffer } from 'node:stream/consumers'
import type Provider from 'oidc-provider'
import type { KoaContextWithOIDC } from 'oidc-provider'
import * as v from 'valibot'
import { emailSchema } from '#server/contract/email.schema.ts'
import { type Page, pageHeaders, renderPage } from '#server/stand-ins/page.ts'
import { findPageLocale } from '#server/stand-ins/stand-in-locale.ts'
import type { GoogleAccount, GoogleAccounts } from './google-accounts.ts'
import { entrancePage, failurePage, interactionPage } from './interaction.page.ts'

type KoaContext = Pick<
  KoaContextWithOIDC,
  'path' | 'method' | 'req' | 'res' | 'get' | 'set' | 'status' | 'body' | 'redirect'
>

type InteractionOptions = {
  provider: Provider
  accounts: GoogleAccounts
  /** Forms from any other origin are refused. */
  origin: string
  /** The origins of the client's redirect URIs. */
  formTargets: string[]
}

const formLimitBytes = 8 * 1024

/**
 * Serves `/interaction/{uid}`, where the provider sends a visitor to sign in, and an explanation at
 * `/`.
 */
export function answerInteractions({
  provider,
  accounts,
  origin,
  formTargets,
}: InteractionOptions) {
  async function ask(ctx: KoaContext) {
    await provider.interactionDetails(ctx.req, ctx.res)
    await showPage(ctx, interactionPage({ locale: localeOf(ctx), formTargets }))
  }

  async function decide(ctx: KoaContext) {
    if (!isFromOwnPage(ctx, origin)) {
      await showPage(ctx, failurePage(localeOf(ctx)), 403)
      return
    }
    const choice = readChoice(await readForm(ctx), accounts)
    if (choice.kind === 'invalid') {
      const page = interactionPage({ locale: localeOf(ctx), formTargets, refused: choice })
      await showPage(ctx, page, 422)
      return
    }
    const result =
      choice.kind === 'refused'
        ? { error: 'access_denied', error_description: 'The visitor refused to sign in' }
        : { login: { accountId: choice.account.sub, remember: false } }
    ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, result))
    ctx.status = 303
  }

  return async (ctx: KoaContext, next: () => Promise<void>) => {
    if (ctx.path === '/' && ctx.method === 'GET')
      return showPage(ctx, entrancePage(localeOf(ctx), formTargets[0]), 200)
    if (!ctx.path.startsWith('/interaction/')) return next()
    try {
      await (ctx.method === 'POST' ? decide(ctx) : ask(ctx))
    } catch (error) {
      // The session cookie does not match the URL, or the interaction has expired.
      if (!(error instanceof Error && error.name === 'SessionNotFound')) throw error
      await showPage(ctx, failurePage(localeOf(ctx)), 400)
    }
  }
}

export async function showPage(ctx: KoaContext, page: Page, status?: number): Promise<void> {
  if (status) ctx.status = status
  ctx.set(pageHeaders(page))
  ctx.body = await renderPage(page)
}

export function localeOf(ctx: Pick<KoaContext, 'get'>) {
  return findPageLocale({ cookie: ctx.get('cookie'), acceptLanguage: ctx.get('accept-language') })
}

function isFromOwnPage(ctx: KoaContext, origin: string): boolean {
  return ctx.get('sec-fetch-site') === 'same-origin' || ctx.get('origin') === origin
}

async function readForm({ req }: KoaContext): Promise<URLSearchParams> {
  const isTooLong = Number(req.headers['content-length'] ?? 0) > formLimitBytes
  return new URLSearchParams(isTooLong ? '' : (await buffer(req)).toString())
}

type Choice =
  | { kind: 'refused' }
  | { kind: 'signed-in'; account: GoogleAccount }
  | { kind: 'invalid'; name: string; email: string }

const typedPersonSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  email: emailSchema,
})

/** Reads the submitted form. */
function readChoice(form: URLSearchParams, accounts: GoogleAccounts): Choice {
  if (form.has('refuse')) return { kind: 'refused' }
  const listed = accounts.find(form.get('person') ?? '')
  if (listed) return { kind: 'signed-in', account: listed }
  const typed = { name: form.get('name') ?? '', email: form.get('email') ?? '' }
  const person = v.safeParse(typedPersonSchema, typed)
  if (!person.success) return { kind: 'invalid', ...typed }
  return { kind: 'signed-in', account: accounts.add(person.output.name, person.output.email) }
}
