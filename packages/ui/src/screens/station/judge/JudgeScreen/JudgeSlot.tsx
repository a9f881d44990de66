import { countOf } from '@parket/domain/format/plural'
import type { Refusal } from '@parket/domain/station/device/refusals'
import { useState } from 'react'
import { StatusSlot, type StatusSlotProps } from '../../../../components/StatusSlot/StatusSlot.tsx'
import { Refusals } from './Refusals.tsx'
import * as styles from './JudgeSlot.css.ts'

export interface JudgeSlotProps {
  /** How the device is. */
  status: Pick<StatusSlotProps, 'tone' | 'icon' | 'fact' | 'children' | 'aside'>
  /** Rows that the server refused and the judge has not read yet. */
  refusals: readonly Refusal[]
  /** The judge has read them. */
  onRefusalsRead: () => void
  /** How many marks wait for the server for minutes; 0: none do. */
  waitingLong: number
  /** Saves them as a file; the device goes on trying. */
  onSave: () => void
}

/**
 * What the device says, and what the judge can do about it, in the one place: whatever comes, no mark moves under a finger.
 * Only a device that keeps nothing is worse than refused rows.
 */
export function JudgeSlot({
  status,
  refusals,
  onRefusalsRead,
  waitingLong,
  onSave,
}: JudgeSlotProps) {
  const [isOpen, setIsOpen] = useState(false)
  /** How many marks are in the file that was saved last. */
  const [saved, setSaved] = useState(0)
  const showsRefusals = refusals.length > 0 && status.tone !== 'broken'
  // A list that is not there any more does not come open by itself the next time.
  if (isOpen && !showsRefusals) setIsOpen(false)
  if (saved > 0 && waitingLong === 0) setSaved(0)
  const isSaved = waitingLong <= saved
  const save = {
    label: isSaved ? 'Ещё\u00A0раз' : 'Сохранить файл',
    onPress() {
      onSave()
      setSaved(waitingLong)
    },
  }
  const marks = countOf(waitingLong, ['отметка', 'отметки', 'отметок'])
  if (showsRefusals) {
    const count = refusals.flatMap(({ numbers }) => numbers).length
    return (
      <div className={styles.place}>
        <StatusSlot
          tone="warning"
          icon="warning"
          fact={`Не\u00A0принято: ${countOf(count, ['отметка', 'отметки', 'отметок'])}.`}
          action={{
            label: isOpen ? 'Свернуть' : 'Прочитать',
            isExpanded: isOpen,
            onPress: () => setIsOpen(!isOpen),
          }}
        >
          Покажите главному судье
        </StatusSlot>
        {isOpen && (
          <Refusals
            refusals={refusals}
            waiting={
              waitingLong === 0
                ? null
                : { text: isSaved ? `В\u00A0файле: ${marks}` : `Ждёт сети: ${marks}`, save }
            }
            onRead={() => {
              setIsOpen(false)
              onRefusalsRead()
            }}
          />
        )}
      </div>
    )
  }
  if (waitingLong === 0) return <StatusSlot {...status} />
  if (!isSaved || status.tone === 'broken') return <StatusSlot {...status} action={save} />
  return (
    <StatusSlot tone="warning" icon="offline" fact={`Файл сохранён: ${marks}.`} action={save}>
      Отдайте его счётной
    </StatusSlot>
  )
}
