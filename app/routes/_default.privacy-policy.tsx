import { createFileRoute, redirect } from '@tanstack/react-router'

/** The cookie panel links here on a site that is also the web app (specification, section 2). */
export const Route = createFileRoute('/_default/privacy-policy')({
  beforeLoad: () => {
    throw redirect({ to: '/kebijakan-privasi', replace: true })
  },
})
