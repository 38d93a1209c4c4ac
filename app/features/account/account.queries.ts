import { queryOptions } from '@tanstack/react-query'
import { getAccount, getDevices } from './account.functions.ts'

export const accountQueries = {
  account: () => queryOptions({ queryKey: ['account'], queryFn: () => getAccount() }),
  devices: () => queryOptions({ queryKey: ['account', 'devices'], queryFn: () => getDevices() }),
}
