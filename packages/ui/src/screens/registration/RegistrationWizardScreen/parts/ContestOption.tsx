import { numberedName, numberedTitle } from '@parket/domain/contest/title'
import type { Instant } from '@parket/domain/format/date'
import { formatMoney } from '@parket/domain/format/money'
import type { ReactNode } from 'react'
import { State } from '../../../../components/State/State.tsx'
import { Checkbox } from '../../../../components/Checkbox/Checkbox.tsx'
import { audienceLabel, placesLabel } from '../../../contests/contestLabels.ts'
import { priceNow } from '../../../contests/price.ts'
import type { EventContest, EventDetails } from '../../../events/eventData.ts'
import { WarningIcon } from '../../../../icons/WarningIcon.tsx'
import { fieldId } from '../fieldId.ts'
import { priceNote } from '../priceNote.ts'
import { ContestName } from '../../../contests/ContestName.tsx'
import * as styles from '../steps/contests.css.ts'

interface ContestOptionProps {
  contest: EventContest
  event: Pick<EventDetails, 'price_steps' | 'time_zone'>
  now: Instant
  /** How many would enter it. */
  dancerCount: number
  /** Shown outside its section, so that its name includes the section. */
  isApart?: boolean
  /** Inside a packet the packet's price counts, and none is shown. */
  isPriced?: boolean
  isSelected: boolean
  /** Chosen elsewhere and given up there. */
  isLocked?: boolean
  /** Why it cannot be taken, in Russian. */
  reason: string | null
  /** What to think of before choosing it, in Russian. */
  warning?: string | null
  errors?: readonly string[] | undefined
  onToggle: () => void
  /** What the choice asks for besides: a role. */
  children?: ReactNode
}

/** A contest to choose: what it is, whom it is for, what it costs, whether there is room. */
export function ContestOption(props: ContestOptionProps) {
  const { contest, event, now, isApart = false, isPriced = true, isSelected, reason } = props
  const price = priceNow(contest.price, event, now)
  const places = placesLabel(contest)
  const notes = [
    audienceLabel(contest),
    isPriced && priceNote(price, props.dancerCount),
    queueText(contest) ?? places?.text,
    reason,
  ]
  return (
    <div className={styles.option}>
      <Checkbox
        id={fieldId(`packets.${contest.id}`)}
        name="contests"
        value={contest.id}
        label={
          <span className={styles.optionTitle}>
            <span className={styles.optionName}>
              <ContestName>{isApart ? numberedTitle(contest) : numberedName(contest)}</ContestName>
            </span>
            {isPriced && <span className={styles.price}>{formatMoney(price)}</span>}
            {places?.isFull && <State tone="caution">лист ожидания</State>}
          </span>
        }
        description={notes.filter(Boolean).join(' · ')}
        // What has been chosen here can always be given up again.
        isDisabled={props.isLocked || (reason !== null && !isSelected)}
        isSelected={isSelected}
        error={props.errors}
        onChange={props.onToggle}
      />
      {props.warning && (
        <p className={styles.warning}>
          <WarningIcon />
          <span>{props.warning}</span>
        </p>
      )}
      {props.children && <div className={styles.optionMore}>{props.children}</div>}
    </div>
  )
}

/** A full contest says the next place in its waiting list. */
function queueText(contest: EventContest): string | null {
  if (!placesLabel(contest)?.isFull) return null
  return `Мест нет, ваше место в\u00A0листе ожидания\u00A0— ${contest.waiting_count + 1}`
}
