import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useServerFn } from '@tanstack/react-start'
import { useEffect } from 'react'
import {
  getGoogleAddress,
  getGoogleConnectionAddress,
  sendCompletedProfile,
} from '#app/features/auth/google/google.functions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { clearCachedData } from '#app/session/clear-cached-data.ts'
import { requireAnswer } from '#app/session/require-answer.ts'
import {
  confirmEmail,
  requestResetLink,
  resendVerification,
  resetPassword,
  signIn,
  signUp,
} from './auth.functions.ts'
import { notifyAuthFailure, notifyAuthSuccess } from './auth-notices.ts'

/** Signs in, then replaces the auth page with `path`. */
export function useSignIn(path: string) {
  const call = useServerFn(signIn)
  const enter = useEnter()
  return useMutation({
    mutationFn: (data: Parameters<typeof signIn>[0]['data']) => call({ data }),
    onSuccess: async () => {
      notifyAuthSuccess(m.auth_notice_signed_in())
      await enter(path)
    },
    onError: notifyAuthFailure,
  })
}

export function useSignUp() {
  const call = useServerFn(signUp)
  return useMutation({
    mutationFn: (data: Parameters<typeof signUp>[0]['data']) => call({ data }),
    onError: notifyAuthFailure,
  })
}

export function useResendVerification() {
  const call = useServerFn(resendVerification)
  return useMutation({
    mutationFn: (email: string) => call({ data: { email } }),
    onSuccess: () => notifyAuthSuccess(m.auth_notice_verification_sent()),
    onError: notifyAuthFailure,
  })
}

/** Confirms an email, signs its owner in and replaces the link's page. */
export function useConfirmEmail() {
  const call = useServerFn(confirmEmail)
  const enter = useEnter()
  return useMutation({
    mutationFn: (data: Parameters<typeof confirmEmail>[0]['data']) => call({ data }),
    onSuccess: async ({ path }) => {
      notifyAuthSuccess(m.auth_notice_signed_in())
      await enter(path)
    },
    onError: notifyAuthFailure,
  })
}

/** `redirect` is the page to go on to after the reset. */
export function useRequestResetLink(redirect: string) {
  const call = useServerFn(requestResetLink)
  return useMutation({
    mutationFn: (email: string) => call({ data: { email, redirect } }),
    onError: notifyAuthFailure,
  })
}

/** Sets a new password and signs out this browser. */
export function useResetPassword() {
  const call = useServerFn(resetPassword)
  const router = useRouter()
  return useMutation({
    mutationFn: (data: Parameters<typeof resetPassword>[0]['data']) => call({ data }),
    onSuccess: () => {
      router.options.context.session.set(null)
      clearCachedData(router)
      notifyAuthSuccess(m.auth_notice_password_reset())
    },
    onError: notifyAuthFailure,
  })
}

/** Leads to Google. `from` is the page to return to. */
export function useGoogle(from: string) {
  const call = useServerFn(getGoogleAddress)
  return useWayToGoogle(() => call({ data: { from } }))
}

/** Leads to Google to connect an account, then back to the account page. */
export function useConnectGoogle() {
  const call = useServerFn(getGoogleConnectionAddress)
  return useWayToGoogle(async () => requireAnswer(await call()))
}

function useWayToGoogle(findAddress: () => Promise<{ url: string }>) {
  const google = useMutation({
    mutationFn: findAddress,
    onSuccess: ({ url }) => window.location.assign(url),
    onError: notifyAuthFailure,
  })
  const { reset } = google
  // The back button restores this page from the back/forward cache, still busy.
  useEffect(() => {
    window.addEventListener('pageshow', reset)
    return () => window.removeEventListener('pageshow', reset)
  }, [reset])
  return google
}

export function useCompleteProfile() {
  const call = useServerFn(sendCompletedProfile)
  const enter = useEnter()
  return useMutation({
    mutationFn: (data: Parameters<typeof sendCompletedProfile>[0]['data']) => call({ data }),
    onSuccess: async ({ kind }) => {
      if (kind === 'signed_in') await enter('/')
    },
    onError: notifyAuthFailure,
  })
}

function useEnter() {
  const router = useRouter()
  return async (path: string) => {
    clearCachedData(router)
    // The guards read this store, which must know the guest.
    await router.options.context.session.enter()
    await router.navigate({ href: path, replace: true })
    await router.invalidate()
  }
}
