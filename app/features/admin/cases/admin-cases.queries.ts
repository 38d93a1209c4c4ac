import { queryOptions } from '@tanstack/react-query'
import { adminKey } from '#app/features/admin/admin.queries.ts'
import { getCase, getRegisters } from './admin-cases.functions.ts'
import type { CaseKey } from './admin-cases.server.ts'

export const adminCasesQueries = {
  registers: () =>
    queryOptions({ queryKey: [...adminKey, 'cases'], queryFn: () => getRegisters() }),
  one: (key: CaseKey) =>
    queryOptions({
      queryKey: [...adminKey, 'case', key],
      queryFn: () => getCase({ data: key }),
    }),
}
