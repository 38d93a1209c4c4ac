import { createFileRoute, redirect } from '@tanstack/react-router'

/** Where the cookie panel leads on a site that is its own web app (specification, section 2). */
export const Route = createFileRoute('/_default/privacy-policy')({
  beforeLoad: () => {
    throw redirect({ to: '/kebijakan-privasi', replace: true })
  },
})
