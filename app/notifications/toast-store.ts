import { createToaster } from '@ark-ui/react/toast'

/** What is being shown; it outlives navigations because no component owns it. */
export const toastStore = createToaster({ placement: 'top-end', gap: 12, max: 4 })
