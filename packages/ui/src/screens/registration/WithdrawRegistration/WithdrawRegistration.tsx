import { useState } from 'react'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { AlertDialog } from '../../../components/AlertDialog/AlertDialog.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { TrashIcon } from '../../../icons/TrashIcon.tsx'
import { withdrawTexts } from '../../../texts/wizard/withdrawTexts.ts'
import { useProblemText, useWizardTexts } from '../../../texts/TextsProvider.tsx'

/** Withdrawing the whole registration, where it can be. */
export interface Withdrawal {
  status: { state: 'idle' } | { state: 'running' } | { state: 'failed'; message: string }
  onWithdraw: () => void
}

export interface WithdrawRegistrationProps {
  /** The number of the registration. */
  regN: number
  /** How withdrawing stands, and what does it. */
  withdrawal: Withdrawal
}

/** Withdraws the registration that is changed, after a question. */
export function WithdrawRegistration({
  regN,
  withdrawal: { status, onWithdraw },
}: WithdrawRegistrationProps) {
  const say = useWizardTexts('withdraw', withdrawTexts)
  const told = useProblemText()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      {status.state === 'failed' && <Alert tone="critical">{told(status.message)}</Alert>}
      <div>
        <Button
          tone="critical"
          iconStart={<TrashIcon />}
          isPending={status.state === 'running'}
          onPress={() => setAsked(true)}
        >
          {say('withdraw')}
        </Button>
      </div>
      <AlertDialog
        title={say('title', { n: regN })}
        isOpen={isAsked}
        confirmLabel={say('withdraw')}
        cancelLabel={say('keep')}
        onConfirm={() => {
          setAsked(false)
          onWithdraw()
        }}
        onCancel={() => setAsked(false)}
      >
        {say('hint')}
      </AlertDialog>
    </>
  )
}
