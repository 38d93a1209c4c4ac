import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react'
import { AppError } from '#app/errors/app-error.ts'

const Dialog = lazy(() => import('./step-up-dialog.tsx'))

/** Runs a call. If it needs a fresh proof, asks for a code and runs it again. */
type WithProof = <Answer>(call: () => Promise<Answer>) => Promise<Answer>

const ProofContext = createContext<WithProof | undefined>(undefined)

/** Lets the pages of the console ask for a code, and shows the dialog over them. */
export function StepUpProvider({ children }: { children: ReactNode }) {
  const [asking, setAsking] = useState<{ answer: (isProved: boolean) => void }>()
  const ask = () => new Promise<boolean>((resolve) => setAsking({ answer: resolve }))
  const withProof: WithProof = async (call) => {
    try {
      return await call()
    } catch (error) {
      const isNeeded = error instanceof AppError && error.says('STEP_UP_NEEDED')
      if (!isNeeded || !(await ask())) throw error
      return call()
    }
  }
  return (
    <ProofContext value={withProof}>
      {children}
      {asking && (
        <Suspense>
          <Dialog
            onAnswer={(isProved) => {
              setAsking(undefined)
              asking.answer(isProved)
            }}
          />
        </Suspense>
      )}
    </ProofContext>
  )
}

export function useProof(): WithProof {
  const withProof = useContext(ProofContext)
  if (!withProof) throw new Error('There is no StepUpProvider around this')
  return withProof
}
