import { useState } from 'react'
import { AlertDialog } from '../../../../components/AlertDialog/AlertDialog.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx'

interface WithdrawDecisionProps {
  /** The decision in words. */
  decision: string
  /** Of whom it is; empty: of nobody by name. */
  names: string
  /** Takes it back, and ends when that is done or refused. */
  onWithdraw: () => Promise<void>
}

/** Takes a decision back after a question that names it: results stand on it, and a second tap would be about the next one. */
export function WithdrawDecision({ decision, names, onWithdraw }: WithdrawDecisionProps) {
  const [isAsked, setIsAsked] = useState(false)
  const [isSending, setIsSending] = useState(false)
  async function withdraw() {
    setIsSending(true)
    await onWithdraw()
    setIsSending(false)
    setIsAsked(false)
  }
  return (
    <>
      <Button variant="quiet" onPress={() => setIsAsked(true)}>
        Отменить<VisuallyHidden> решение: {decision}</VisuallyHidden>
      </Button>
      <AlertDialog
        title="Отменить решение?"
        isOpen={isAsked}
        confirmLabel="Отменить решение"
        cancelLabel="Оставить"
        isPending={isSending}
        onConfirm={() => void withdraw()}
        onCancel={() => setIsAsked(false)}
      >
        <strong>{decision}</strong>
        {names !== '' && <div>{names}</div>}
        <div>Результат тура посчитается без него. Решение останется в&nbsp;журнале.</div>
      </AlertDialog>
    </>
  )
}
