import { createFileRoute } from '@tanstack/react-router'
import { AuthFrame } from '#app/features/auth/auth-frame.tsx'
import { ForgotPassword } from '#app/features/auth/forgot-password.tsx'

export const Route = createFileRoute('/_default/auth/forgot-password')({
  component: ForgotPasswordPage,
})

function ForgotPasswordPage() {
  return (
    <AuthFrame>
      <ForgotPassword />
    </AuthFrame>
  )
}
