import { useServerFn } from '@tanstack/react-start'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { sendLeadChange } from './admin-leads.functions.ts'

/** One change of an enquiry. */
export function useLeadChange() {
  return useAdminMutation(useServerFn(sendLeadChange))
}
