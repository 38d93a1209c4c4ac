import { queryOptions } from '@tanstack/react-query'
import { getMember } from './session.functions.ts'

export const sessionQueries = {
  member: () => queryOptions({ queryKey: ['session', 'member'], queryFn: () => getMember() }),
}
