import { SecondFactorDialog } from '@parket/ui/layouts/SecondFactorDialog'
import type { ReactNode } from 'react'
import { answerFactor, type FactorQuestion } from '../data/auth/factorPrompt.ts'

/** The dialog for a code that is asked anew; it stays in the page when closed, so that the focus goes back. */
export function FactorDialog({ question }: { question: FactorQuestion | null }): ReactNode {
  return (
    <SecondFactorDialog
      isOpen={question !== null}
      onClose={() => answerFactor(null)}
      onSubmit={answerFactor}
      isPending={question?.isPending ?? false}
      refusals={question?.refusals ?? 0}
      problem={question?.problem ?? null}
    />
  )
}
