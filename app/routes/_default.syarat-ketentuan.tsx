import { createFileRoute, redirect } from '@tanstack/react-router'

/** Where the cookie panel leads on a site that is its own web app (specification, section 2). */
export const Route = createFileRoute('/_default/syarat-ketentuan')({
  beforeLoad: () => {
    throw redirect({ to: '/policy', replace: true })
  },
})
