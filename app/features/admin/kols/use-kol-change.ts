import { useServerFn } from '@tanstack/react-start'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { sendKolChange } from './admin-kols.functions.ts'

/** One change of a KOL. */
export function useKolChange() {
  return useAdminMutation(useServerFn(sendKolChange))
}
