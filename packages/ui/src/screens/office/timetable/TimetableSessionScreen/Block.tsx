import { durationText } from '@parket/domain/format/duration'
import { formatTime } from '@parket/domain/format/dateTime'
import { roundLabel } from '@parket/domain/scoring/roundLabel'
import type { TimetableConflict } from '@parket/domain/timetable/conflicts'
import type { Timed } from '@parket/domain/timetable/timetable'
import type { KeyboardEvent } from 'react'
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../../../theme/cx.ts'
import { Conflict } from './Conflict.tsx'
import type { TimetableActions, TimetableData, TimetableItem } from './timetableData.ts'
import { itemName, roundFacts } from './timetableWords.ts'
import * as paper from './paper.css.ts'
import * as styles from './timetable.css.ts'

export interface BlockProps {
  item: Timed<TimetableItem>
  data: TimetableData
  conflicts: readonly TimetableConflict[]
  /** Pixels from the top of the timetable, and how high it is. */
  place: { top: number; height: number }
  isChosen: boolean
  isDragged: boolean
  onChoose: () => void
  onKey: (event: KeyboardEvent) => void
  onDrag: (isOn: boolean) => void
  onMend: TimetableActions['onMend']
  judgesHref: string
}

/** Below this height one line fits, and no conflict beside it. */
const TWO_LINES = 40
const CONFLICT_TOO = 84

/** An item of a floor: as high as it is long, with its conflicts and what would mend them. */
export function Block(props: BlockProps) {
  const { item, data, conflicts, place, isChosen, isDragged } = props
  const hasRoom = isChosen || place.height >= CONFLICT_TOO
  return (
    <li className={cx(styles.item, isChosen && styles.chosen)} style={place}>
      <div
        className={styles.block}
        data-kind={looksLike(item, data)}
        data-conflict={conflicts.length > 0 || undefined}
        data-dragged={isDragged || undefined}
      >
        <Handle {...props} />
        {hasRoom &&
          conflicts.map((conflict) => (
            <Conflict
              key={conflict.kind + conflict.itemIds.join()}
              conflict={conflict}
              itemId={item.id}
              data={data}
              onMend={props.onMend}
              judgesHref={props.judgesHref}
            />
          ))}
      </div>
    </li>
  )
}

function Handle({ item, data, conflicts, place, isChosen, ...on }: BlockProps) {
  const { contest_id, round_index, minutes, start, end, kind } = item
  const contest = contest_id === null ? undefined : data.contests.get(contest_id)
  const label = kind === 'round' && contest?.isJudged && round_index !== null
  const isTall = place.height >= TWO_LINES
  const time = (moment: number) => formatTime(new Date(moment), data.timeZone)
  return (
    <button
      type="button"
      className={styles.handle}
      data-item={item.id}
      aria-pressed={isChosen}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        on.onDrag(true)
      }}
      onDragEnd={() => on.onDrag(false)}
      onClick={on.onChoose}
      onKeyDown={on.onKey}
    >
      <span className={styles.line}>
        <span className={styles.name}>
          <span className={paper.paperTime} aria-hidden="true">
            {time(start)}
          </span>
          {kind === 'round' && contest ? (
            <>
              <span className={styles.number}>{contest.group_num}</span> {contest.group_name}
              {label && !isTall && (
                <span className={paper.screenOnly}>{` ${roundLabel(round_index)}`}</span>
              )}
            </>
          ) : (
            itemName(item, data.contests)
          )}
        </span>
        <span className={styles.minutes}>{durationText(minutes)}</span>
      </span>
      {kind === 'round' && contest && (
        <span className={cx(styles.facts, !isTall && paper.paperOnly)}>
          {label && <span className={styles.round}>{roundLabel(round_index)}</span>}
          {roundFacts(item, contest)}
          {contest.isJudged && contest.judges.length === 0 && ', нет судей'}
        </span>
      )}
      <VisuallyHidden>
        {`, ${time(start)}–${time(end)}`}
        {conflicts.length > 0 && ', накладка'}
      </VisuallyHidden>
    </button>
  )
}

/** Rounds are tinted, finals filled, what is not judged outlined, breaks plain. */
function looksLike({ kind, contest_id, round_index }: TimetableItem, data: TimetableData) {
  if (kind !== 'round') return kind === 'break' ? 'break' : 'plain'
  if (contest_id === null || data.contests.get(contest_id)?.isJudged !== true) return 'plain'
  return round_index === 0 ? 'final' : 'round'
}
