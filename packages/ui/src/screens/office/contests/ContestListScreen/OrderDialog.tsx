import type { Numbering } from '@parket/domain/contest/order'
import { contestTitle } from '@parket/domain/contest/title'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { Dialog } from '../../../../components/Dialog/Dialog.tsx'
import { RadioGroup } from '../../../../components/RadioGroup/RadioGroup.tsx'
import { Reorder } from '../../../../components/Reorder/Reorder.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import * as styles from './order.css.ts'

/** A contest in the order that is being made. */
export interface OrderedContest {
  id: string
  /** As it is now. */
  group_num: number
  /** As it will be. */
  newNumber: number
  group_name: string
  section: string
}

export interface OrderDialogProps {
  /** In the order wanted. */
  contests: readonly OrderedContest[]
  /** Whether the contests keep their numbers or are numbered anew in this order. */
  numbering: Numbering
  /** Numbers stay once the event is published. */
  canRenumber: boolean
  /** Whether there is anything to save. */
  isChanged: boolean
  /** The order is being saved. */
  isSending: boolean
  /** Why the server refused, in Russian. */
  problem: string | null
  /** Puts a contest where another stands. */
  onMove: (from: number, to: number) => void
  /** Chooses whether numbers stay. */
  onNumberingChange: (numbering: Numbering) => void
  /** Saves the order. */
  onSubmit: () => void
  /** Closes the dialog; the order stays as it was. */
  onClose: () => void
}

const numberingItems = [
  { value: 'stay', label: 'Номера остаются у своих номинаций' },
  {
    value: 'follow',
    label: 'Номера по порядку списка',
    description: 'Те же номера, розданные сверху вниз',
  },
  { value: 'consecutive', label: 'Заново: 1, 2, 3…' },
]

/** Puts contests in order by dragging, by buttons or by keyboard, with other numbers or without; one call, one undo. */
export function OrderDialog(props: OrderDialogProps) {
  const { contests, numbering, canRenumber, isChanged, isSending, problem } = props
  const { onMove, onNumberingChange, onSubmit, onClose } = props
  return (
    <Dialog
      title="Порядок и номера"
      maxWidth={640}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Отмена</Button>
          <Button
            variant="primary"
            isDisabled={!isChanged}
            isPending={isSending}
            onPress={() => !isSending && onSubmit()}
          >
            Сохранить порядок
          </Button>
        </>
      }
    >
      <Stack gap="small">
        {canRenumber ? (
          <RadioGroup
            label="Номера"
            value={numbering}
            items={numberingItems}
            onChange={(value) => onNumberingChange(value as Numbering)}
          />
        ) : (
          <Alert tone="info">
            Турнир опубликован: номера уже в&nbsp;ссылках и&nbsp;программах и&nbsp;не меняются.
            Порядок менять можно.
          </Alert>
        )}
        {problem !== null && <Alert tone="critical">{problem}</Alert>}
        <Reorder
          aria-label="Номинации по порядку"
          items={contests}
          getKey={({ id }) => id}
          getName={contestTitle}
          onMove={onMove}
          render={(contest) => (
            <span className={styles.contest}>
              <span className={styles.number}>
                {contest.newNumber === contest.group_num
                  ? contest.group_num
                  : `${contest.group_num}, станет ${contest.newNumber}`}
              </span>
              <span className={styles.title}>{contestTitle(contest)}</span>
            </span>
          )}
        />
      </Stack>
    </Dialog>
  )
}
