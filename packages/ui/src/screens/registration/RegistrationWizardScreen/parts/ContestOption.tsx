import { numberedName, numberedTitle } from '@parket/domain/contest/title'
import type { EventAges } from '@parket/domain/event/event'
import type { Instant } from '@parket/domain/format/date'
import { formatMoney } from '@parket/domain/format/money'
import type { DancerInput } from '@parket/domain/registration/request'
import type { ReactNode } from 'react'
import { State } from '../../../../components/State/State.tsx'
import { Checkbox } from '../../../../components/Checkbox/Checkbox.tsx'
import { audienceLabel, placesLabel } from '../../../contests/contestLabels.ts'
import { priceNow } from '../../../contests/price.ts'
import type { EventContest, EventDetails } from '../../../events/eventData.ts'
import { contestsTexts } from '../../../../texts/wizard/contestsTexts.ts'
import { useProblemText, useWizardTexts } from '../../../../texts/TextsProvider.tsx'
import { labelsTexts } from '../../../../texts/wizard/labelsTexts.ts'
import { WarningIcon } from '../../../../icons/WarningIcon.tsx'
import { fieldId } from '../fieldId.ts'
import { priceNote } from '../priceNote.ts'
import { ContestName } from '../../../contests/ContestName.tsx'
import { AgeHint } from './AgeHint.tsx'
import * as styles from '../steps/contests.css.ts'

interface ContestOptionProps {
  contest: EventContest
  event: EventAges & Pick<EventDetails, 'price_steps' | 'time_zone'>
  now: Instant
  /** Who would enter it. */
  dancers: readonly DancerInput[]
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
  const { contest, event, now, dancers, isApart = false, isPriced = true, isSelected } = props
  const { reason } = props
  const told = useProblemText()
  const say = useWizardTexts('contests', contestsTexts)
  const price = priceNow(contest.price, event, now)
  const sayLabel = useWizardTexts('labels', labelsTexts)
  const places = placesLabel(contest, sayLabel)
  // A full contest says the next place in its waiting list.
  const notes = [
    audienceLabel(contest, sayLabel),
    isPriced && priceNote(price, dancers.length, say),
    places?.isFull ? say('queue', { place: contest.waiting_count + 1 }) : places?.text,
    reason !== null && told(reason),
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
            {places?.isFull && <State tone="caution">{say('waitingList')}</State>}
          </span>
        }
        description={notes.filter(Boolean).join(' · ')}
        // What has been chosen here can always be given up again.
        isDisabled={props.isLocked || (reason !== null && !isSelected)}
        isSelected={isSelected}
        error={props.errors}
        onChange={props.onToggle}
      />
      {(reason !== null || props.errors) && <AgeHint {...{ contest, dancers, event }} />}
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
