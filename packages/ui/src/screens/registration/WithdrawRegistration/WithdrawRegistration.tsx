import { useState } from 'react'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { AlertDialog } from '../../../components/AlertDialog/AlertDialog.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { TrashIcon } from '../../../icons/TrashIcon.tsx'

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
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      {status.state === 'failed' && <Alert tone="critical">{status.message}</Alert>}
      <div>
        <Button
          tone="critical"
          iconStart={<TrashIcon />}
          isPending={status.state === 'running'}
          onPress={() => setAsked(true)}
        >
          Снять заявку
        </Button>
      </div>
      <AlertDialog
        title={`Снять заявку №\u00A0${regN}?`}
        isOpen={isAsked}
        confirmLabel="Снять заявку"
        cancelLabel="Оставить"
        onConfirm={() => {
          setAsked(false)
          onWithdraw()
        }}
        onCancel={() => setAsked(false)}
      >
        Все номинации этой заявки освободятся; где есть очередь, место получит следующий в&nbsp;ней.
        Вернуться можно будет, только пока открыт приём и&nbsp;есть места.
      </AlertDialog>
    </>
  )
}
