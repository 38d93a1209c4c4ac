import { useMutation } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import { useState } from 'react'
import { sendLead } from './company.functions.ts'
import type { LeadForm } from './enquiry/lead-form.schema.ts'
import { createSubmissionIds } from './enquiry/submission-id.ts'

export function useSendLead() {
  const call = useServerFn(sendLead)
  const [submissionIdOf] = useState(createSubmissionIds)
  return useMutation({
    mutationFn: (lead: LeadForm) => call({ data: { ...lead, submissionId: submissionIdOf(lead) } }),
  })
}
