import type { Numbering } from '@parket/domain/contest/order'
import { contestTitle } from '@parket/domain/contest/title'
import { useState } from 'react'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { Dialog } from '../../../../components/Dialog/Dialog.tsx'
import { IconButton } from '../../../../components/IconButton/IconButton.tsx'
import { RadioGroup } from '../../../../components/RadioGroup/RadioGroup.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { ChevronDownIcon } from '../../../../icons/ChevronDownIcon.tsx'
import { ChevronUpIcon } from '../../../../icons/ChevronUpIcon.tsx'
import { useRowOrder } from '../../parts/useRowOrder.ts'
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
  const [said, setSaid] = useState('')
  function move(from: number, to: number) {
    const moved = contests[from]
    if (!moved || to < 0 || to >= contests.length || to === from) return
    onMove(from, to)
    setSaid(`${contestTitle(moved)}: место ${to + 1} из ${contests.length}`)
  }
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
        <ContestOrder contests={contests} onMove={move} />
        <VisuallyHidden>
          <output>{said}</output>
        </VisuallyHidden>
      </Stack>
    </Dialog>
  )
}

interface ContestOrderProps {
  contests: readonly OrderedContest[]
  onMove: (from: number, to: number) => void
}

function ContestOrder({ contests, onMove }: ContestOrderProps) {
  const order = useRowOrder(onMove)
  return (
    <ol className={styles.list} aria-label="Номинации по порядку">
      {contests.map((contest, index) => (
        // Dragging is a shortcut; everybody else has the buttons and Alt with an arrow.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <li key={contest.id} className={styles.row} {...order.handle(index)} {...order.row(index)}>
          <span className={styles.number}>
            {contest.newNumber === contest.group_num
              ? contest.group_num
              : `${contest.group_num}, станет ${contest.newNumber}`}
          </span>
          <span className={styles.title}>{contestTitle(contest)}</span>
          <IconButton
            aria-label={`Выше: ${contestTitle(contest)}`}
            icon={<ChevronUpIcon />}
            isDisabled={index === 0}
            onPress={() => onMove(index, index - 1)}
          />
          <IconButton
            aria-label={`Ниже: ${contestTitle(contest)}`}
            icon={<ChevronDownIcon />}
            isDisabled={index === contests.length - 1}
            onPress={() => onMove(index, index + 1)}
          />
        </li>
      ))}
    </ol>
  )
}
