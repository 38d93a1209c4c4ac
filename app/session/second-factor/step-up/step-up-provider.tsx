import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react'
import { AppError } from '#app/errors/app-error.ts'
import type {
  PasskeyQuestion,
  ProofCall,
} from '#app/session/second-factor/passkeys/passkey-proof.tsx'

const Dialog = lazy(() => import('./step-up-dialog.tsx'))

/** How an area takes a proof: opening a session, and proving the person again. */
type ProofCalls = { open: ProofCall; stepUp: ProofCall; ask: PasskeyQuestion }

/** Runs a call. If it needs a fresh proof or session, asks for a code and runs it again. */
type WithProof = <Answer>(call: () => Promise<Answer>) => Promise<Answer>

type Asking = { isOver: boolean; answer: (isProved: boolean) => void }

const ProofContext = createContext<WithProof | undefined>(undefined)

/** Lets the pages of an area ask for a code, and shows the dialog over them. */
export function StepUpProvider({ children, ...calls }: ProofCalls & { children: ReactNode }) {
  const [asking, setAsking] = useState<Asking>()
  const ask = (isOver: boolean) =>
    new Promise<boolean>((resolve) => setAsking({ isOver, answer: resolve }))
  const withProof: WithProof = async (call) => {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const isOver = error.says('STAFF_SESSION_NEEDED') || error.says('PRACTICE_SESSION_NEEDED')
      const isNeeded = isOver || error.says('STEP_UP_NEEDED')
      if (!isNeeded || !(await ask(isOver))) throw error
      return call()
    }
  }
  return (
    <ProofContext value={withProof}>
      {children}
      {asking && (
        <Suspense>
          <Dialog
            isOver={asking.isOver}
            ask={calls.ask}
            send={asking.isOver ? calls.open : calls.stepUp}
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
