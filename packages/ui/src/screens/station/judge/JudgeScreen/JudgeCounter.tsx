import { brushesOf, countHeld } from '@parket/domain/station/judge/brushes'
import { nextPlace } from '@parket/domain/station/judge/placing'
import { pointsOf, pointsText } from '@parket/domain/station/judge/pointsKeypad'
import { numbersOf } from '@parket/domain/station/judge/judgeRound'
import type { ReactNode } from 'react'
import { CloseIcon } from '../../../../icons/CloseIcon.tsx'
import { EditIcon } from '../../../../icons/EditIcon.tsx'
import { UndoIcon } from '../../../../icons/UndoIcon.tsx'
import { cx } from '../../../../theme/cx.ts'
import type { JudgeScreenProps, JudgeView } from './judgeView.ts'
import { ScoreCount } from './ScoreCount.tsx'
import * as styles from './JudgeCounter.css.ts'

const ordinals = [
  'первое',
  'второе',
  'третье',
  'четвёртое',
  'пятое',
  'шестое',
  'седьмое',
  'восьмое',
  'девятое',
  'десятое',
  'одиннадцатое',
  'двенадцатое',
]

/** How far the dance is, in one large figure, and what takes back. */
export function JudgeCounter({ view, actions }: JudgeScreenProps) {
  const { round, sheet, phase, isNoting } = view
  const isOpen = phase === 'marking'
  const isTapped = round.kind === 'crosses' || round.kind === 'callbacks'
  return (
    <div className={styles.counter}>
      {countOf(view)}
      {isTapped && (
        <Tool
          icon={<EditIcon />}
          label="Пометка"
          isOn={isNoting}
          isDisabled={!isOpen}
          onPress={actions.onNoting}
        />
      )}
      {round.kind === 'skating' && (
        <Tool
          icon={<CloseIcon />}
          label="Снять все"
          isDisabled={!isOpen || Object.keys(sheet.rows).length === 0}
          onPress={actions.onClear}
        />
      )}
      <Tool
        icon={<UndoIcon />}
        label="Вернуть"
        isDisabled={!isOpen || sheet.before.length === 0}
        onPress={actions.onUndo}
      />
    </div>
  )
}

interface ToolProps {
  icon: ReactNode
  label: string
  /** A mode that is on or off; without it the tool acts at once. */
  isOn?: boolean
  isDisabled: boolean
  onPress: () => void
}

function Tool({ icon, label, isOn, isDisabled, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.toolLook[isOn ? 'on' : 'off']}
      aria-pressed={isOn}
      disabled={isDisabled}
      onClick={onPress}
    >
      <span className={styles.toolIcon}>{icon}</span>
      {label}
    </button>
  )
}

function countOf(view: JudgeView): ReactNode {
  switch (view.round.kind) {
    case 'crosses':
    case 'callbacks':
      return <MarksHeld view={view} />
    case 'points':
      return <Points view={view} />
    case 'relative-placement':
      return <ScoreCount view={view} />
    case 'skating':
      return <Place view={view} />
  }
}

function MarksHeld({ view }: { view: JudgeView }) {
  const { round, sheet, isRefused, out } = view
  const brush = brushesOf(round, out)[view.brush]
  if (!brush) return null
  const count = countHeld(sheet.rows, brush.mark)
  const left = brush.count - count
  const isAlternate = round.kind === 'callbacks' && view.brush > 0
  return (
    <>
      <b
        className={cx(styles.count, isAlternate && styles.ordinal, isRefused && styles.wrongCount)}
      >
        {isAlternate ? `${view.brush}-й` : count}
      </b>
      <p className={styles.countWords} aria-live="polite">
        {isAlternate && !isRefused ? (
          <>
            запасной
            <span className={styles.rest[left > 0 ? 'needed' : 'quiet']}>
              {left > 0 ? 'выберите' : 'стоит'}
            </span>
          </>
        ) : (
          <>
            {isRefused ? 'все стоят' : `из\u00A0${brush.count}`}
            <span className={styles.rest[isRefused ? 'wrong' : left > 0 ? 'needed' : 'quiet']}>
              {isRefused ? 'снимите\u00A01' : left > 0 ? `ещё\u00A0${left}` : 'все стоят'}
            </span>
          </>
        )}
      </p>
    </>
  )
}

function Place({ view }: { view: JudgeView }) {
  const entries = numbersOf(view.round).filter((number) => !view.out.includes(number)).length
  const place = nextPlace(view.sheet.rows, entries)
  return (
    <>
      <b className={styles.count}>{place ?? entries}</b>
      <p className={styles.countWords} aria-live="polite">
        {place === null ? `мест из\u00A0${entries}` : (ordinals[place - 1] ?? `${place}-е`)}
        <span className={styles.rest.quiet}>{place === null ? 'все стоят' : 'место'}</span>
      </p>
    </>
  )
}

function Points({ view }: { view: JudgeView }) {
  const { round, sheet, typed, isRefused } = view
  if (!typed) return null
  const { number } = typed.field
  const { sum, max, missing } = pointsOf(sheet.rows, number, round.criteria)
  return (
    <>
      <b className={styles.count}>{number}</b>
      <p className={styles.countWords} aria-live="polite">
        {pointsText(sum)}&nbsp;из&nbsp;{pointsText(max)}
        <span className={styles.rest[isRefused ? 'wrong' : 'quiet']}>
          {isRefused
            ? `не\u00A0больше ${pointsText(round.criteria[typed.field.criterion]?.max ?? 0)}`
            : missing.length === 0
              ? 'все оценки'
              : `ещё\u00A0${missing.length}`}
        </span>
      </p>
    </>
  )
}
