import * as v from 'valibot'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { saveOwnFood } from '#app/features/food/food.server.ts'
import { newClientId } from '#app/lib/client-id.ts'
import { seeOther } from '#app/lib/see-other.ts'
import { loginHrefOf } from '#app/session/login-address.ts'
import { clientIdSchema } from '#server/contract/ids.schema.ts'
import type { RefusedFood } from './own-food-editor.tsx'
import { ownFoodFormSchema } from './own-food-form.schema.ts'

/**
 * Saves the form for a browser without scripts. Leads to the list of own foods, or a guest to the
 * sign-in. Returns what the page shows once more if the food is not saved.
 */
export async function answerOwnFoodForm(
  request: Request,
  context: SiteContext,
): Promise<Response | RefusedFood> {
  const form = await request.formData().catch(() => new FormData())
  const fields = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const { pathname } = new URL(request.url)
  const typed = v.safeParse(ownFoodFormSchema, fields)
  if (!typed.success) {
    const wrongFields = typed.issues.map(({ path }) => String(path?.[0]?.key))
    return { fields, wrongFields }
  }
  const given = v.safeParse(clientIdSchema, fields.id)
  try {
    await saveOwnFood(context, {
      id: given.success ? given.output : newClientId(),
      ...typed.output,
    })
    return seeOther(pathname)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.status === 401) return seeOther(loginHrefOf({ path: pathname, hash: '' }))
    if ((error.status ?? 500) >= 500) context.logError(error)
    return { fields, wrongFields: [], error }
  }
}
