// Own draggable: a block goes to a floor and an hour.
import { durationText } from '@parket/domain/format/duration'
import { formatTime } from '@parket/domain/format/dateTime'
import { roundLabel } from '@parket/domain/scoring/roundLabel'
import { shiftMinutes } from '@parket/domain/timetable/published'
import { LINE_HEIGHT } from '@parket/domain/timetable/scale'
import type { Timed } from '@parket/domain/timetable/timetable'
import type { KeyboardEvent } from 'react'
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../../../theme/cx.ts'
import type { TimetableData, TimetableItem } from './timetableData.ts'
import { blockName, publishedText, roundFacts } from './timetableWords.ts'
import * as paper from './paper.css.ts'
import * as styles from './timetable.css.ts'

export interface BlockProps {
  item: Timed<TimetableItem>
  data: TimetableData
  /** The numbers of its conflicts in the list beside. */
  conflicts: readonly number[]
  /** Pixels from the top of the timetable, and how high it is. */
  place: { top: number; height: number }
  /** How many lines its name takes. */
  lines: number
  isChosen: boolean
  isDragged: boolean
  onChoose: () => void
  onKey: (event: KeyboardEvent) => void
  onDrag: (isOn: boolean) => void
}

/** An item of a floor: as high as it is long, and never lower than its name. */
export function Block(props: BlockProps) {
  const { item, data, conflicts, place, isChosen, isDragged } = props
  return (
    <li className={styles.item} style={place}>
      <div
        className={cx(styles.block, isChosen && styles.chosen)}
        data-kind={looksLike(item, data)}
        data-conflict={conflicts.length > 0 || undefined}
        data-moved={hasMoved(item, data) || undefined}
        data-dragged={isDragged || undefined}
      >
        <Handle {...props} />
      </div>
    </li>
  )
}

function Handle({ item, data, conflicts, place, lines, isChosen, ...on }: BlockProps) {
  const { contest_id, round_index, minutes, start, end, kind } = item
  const contest = contest_id === null ? undefined : data.contests.get(contest_id)
  const isRound = kind === 'round' && contest !== undefined
  const label = isRound && contest.isJudged && round_index !== null && roundLabel(round_index)
  // What is known of a round stands under its name where there is room for a whole line.
  const isTall = place.height >= (lines + 1) * LINE_HEIGHT - 3
  const time = (moment: number) => formatTime(new Date(moment), data.timeZone)
  const was = hasMoved(item, data) ? publishedText(item, data.timeZone) : ''
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
      <span className={styles.time} aria-hidden="true">
        {time(start)}
      </span>
      <span className={styles.name}>
        {isRound && <span className={styles.number}>{contest.group_num}</span>}
        {isRound && ' '}
        {blockName(item, data.contests)}
        {label && !isTall && round_index !== 0 && (
          <span className={paper.screenOnly}>{`, ${label}`}</span>
        )}
      </span>
      <span className={styles.minutes}>
        {durationText(minutes)}
        {conflicts.map((number) => (
          <span key={number} className={styles.badge} aria-hidden="true">
            {number}
          </span>
        ))}
      </span>
      {isRound && (
        <span className={cx(styles.facts, !isTall && paper.paperOnly)}>
          {label && <span className={styles.round}>{label}</span>} {roundFacts(item, contest)}
          {contest.isJudged && contest.judges.length === 0 && ', нет судей'}
        </span>
      )}
      {was !== '' && isTall && (
        <span className={styles.was} aria-hidden="true">
          {was}
        </span>
      )}
      <VisuallyHidden>
        {label && !isTall && round_index === 0 && `, ${label}`}
        {`, ${time(start)}–${time(end)}`}
        {was !== '' && `, ${was}`}
        {conflicts.length > 0 && `, накладка ${conflicts.join(', ')}`}
      </VisuallyHidden>
    </button>
  )
}

function hasMoved(item: Timed<TimetableItem>, { publishedAt }: TimetableData): boolean {
  return typeof publishedAt === 'string' && shiftMinutes(item) !== 0
}

/** Rounds are tinted, finals darker, what is not judged outlined, breaks plain. */
function looksLike({ kind, contest_id, round_index }: TimetableItem, data: TimetableData) {
  if (kind !== 'round') return kind === 'break' ? 'break' : 'plain'
  if (contest_id === null || data.contests.get(contest_id)?.isJudged !== true) return 'plain'
  return round_index === 0 ? 'final' : 'round'
}
