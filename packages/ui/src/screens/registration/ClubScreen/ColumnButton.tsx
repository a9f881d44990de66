import type { ClosedCell } from '@parket/domain/club/cells'
import { entryOf, togetherIn } from '@parket/domain/club/entries'
import { heldBy } from '@parket/domain/club/queue'
import { numberedTitle } from '@parket/domain/contest/title'
import { dancerKey } from '@parket/domain/registration/dancers'
import type { EventContest } from '../../events/eventData.ts'
import type { ClubActions, ClubView } from './clubView.ts'
import * as styles from './ClubGrid.css.ts'

interface ColumnButtonProps {
  contest: EventContest
  view: ClubView
  closedOf: (contestId: string, row: number) => ClosedCell | null
  /** Where the grid finds it: row and column. */
  place: string
  /** The one stop of Tab. */
  isActive: boolean
  onFocus: () => void
  onToggle: ClubActions['onColumn']
}

/** Ticks a contest of soloists for all who may enter it; where all are ticked, for none but who is registered in it. */
export function ColumnButton(props: ColumnButtonProps) {
  const { contest, view, closedOf, place, isActive, onFocus, onToggle } = props
  const { roster, entries, stored } = view
  const isEntered = (dancer: string) => entryOf(entries, contest.id, dancer) !== undefined
  const isRegistered = (dancer: string) => {
    const entry = entryOf(entries, contest.id, dancer)
    return entry !== undefined && heldBy(entry, stored) !== undefined
  }
  const fitting = roster
    .filter((_, row) => closedOf(contest.id, row) === null)
    .map((dancer) => dancerKey(dancer))
  // Who dances with whom is nobody's to choose but the leader's.
  if (togetherIn(contest) !== 'alone' || fitting.length < 2) return null
  const isWhole = fitting.every(isEntered)
  // What is registered is withdrawn one by one, by its own cell.
  if (isWhole && fitting.every((dancer) => isRegistered(dancer))) return null
  return (
    <button
      type="button"
      className={styles.column}
      data-cell={place}
      tabIndex={isActive ? 0 : -1}
      aria-label={`${isWhole ? 'Снять' : 'Отметить'} всех: ${numberedTitle(contest)}`}
      onFocus={onFocus}
      onClick={() => onToggle(contest.id, fitting)}
    >
      {isWhole ? 'снять всех' : 'всех'}
    </button>
  )
}
