import { formatMoney } from '@parket/domain/format/money'
import { amountOwed } from '@parket/domain/money/paymentStatus'
import { methodsByHand, type MethodByHand } from '@parket/domain/money/payment'
import { paymentMethodLabels } from '@parket/domain/money/paymentMethodLabels'
import type { DeskPerson } from '@parket/domain/desk/desk'
import { useEffect, useRef } from 'react'
import { useLatestCallback } from '../../../../useLatestCallback.ts'
import { Button } from '../../../../components/Button/Button.tsx'
import * as styles from './deskList.css.ts'

interface DebtKeysProps {
  person: DeskPerson
  /** Changes with each Enter in the search that means this one: the keys take the focus. */
  asked: object | null
  isSending: boolean
  /** Takes the whole debt and marks the arrival. */
  onPay: (method: MethodByHand) => void
  /** Marks the arrival; the debt stays. */
  onLetIn: () => void
  /** Goes back to the search. */
  onLeave: () => void
}

/** What is owed, asked before the mark. Enter never moves money: the keys are 1 2 3 and 0. */
export function DebtKeys({ person, asked, isSending, onPay, onLetIn, onLeave }: DebtKeysProps) {
  const { balance } = person
  const debt = amountOwed(balance)
  const keys = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (asked) keys.current?.focus()
  }, [asked])
  const handleKey = useLatestCallback((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const method = methodsByHand[Number(event.key) - 1]
    if (event.key === 'Escape') onLeave()
    else if (isSending) return
    else if (event.key === '0') onLetIn()
    else if (method) onPay(method)
    else if (event.key !== 'Enter') return
    event.preventDefault()
  })
  useEffect(() => {
    const group = keys.current
    group?.addEventListener('keydown', handleKey)
    return () => group?.removeEventListener('keydown', handleKey)
  }, [handleKey])
  return (
    <fieldset
      ref={keys}
      tabIndex={-1}
      className={styles.debt}
      aria-label={`Долг ${formatMoney(debt)}`}
    >
      <p className={styles.debtSum}>
        <strong>Долг {formatMoney(debt)}</strong>
        {debt < balance.charged && <> из&nbsp;{formatMoney(balance.charged)}</>}
      </p>
      <div className={styles.keys}>
        {methodsByHand.map((method, index) => (
          <Button
            key={method}
            variant={index === 0 ? 'primary' : 'secondary'}
            isPending={isSending}
            aria-keyshortcuts={String(index + 1)}
            onPress={() => onPay(method)}
          >
            {paymentMethodLabels[method]} <Key name={String(index + 1)} />
          </Button>
        ))}
        <Button isPending={isSending} aria-keyshortcuts="0" onPress={onLetIn}>
          Пустить с&nbsp;долгом <Key name="0" />
        </Button>
      </div>
    </fieldset>
  )
}

/** On a keycap; hidden from screen readers, which hear `aria-keyshortcuts`. */
function Key({ name }: { name: string }) {
  return (
    <kbd className={styles.key} aria-hidden>
      {name}
    </kbd>
  )
}
