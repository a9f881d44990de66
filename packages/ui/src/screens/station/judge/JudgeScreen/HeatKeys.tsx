import { brushesOf } from '@parket/domain/station/judge/brushes'
import { countOf } from '@parket/domain/format/plural'
import { cx } from '../../../../theme/cx.ts'
import type { JudgeScreenProps } from './judgeView.ts'
import * as styles from './judgeKeys.css.ts'

/** More heats than these stand in two rows. */
const IN_A_ROW = 4

/** The heats of the round: the page never turns by itself, the one on the floor has a green dot. */
export function HeatKeys({ view, actions }: JudgeScreenProps) {
  const { round, sheet, heat, heatOnFloor } = view
  const [first] = brushesOf(round)
  const marked = (numbers: readonly number[]) =>
    numbers.filter((number) => sheet.rows[number]?.[0] === first?.mark).length
  return (
    <fieldset
      className={cx(styles.row, round.heats.length > IN_A_ROW && styles.manyKeys)}
      aria-label="Заходы"
    >
      {round.heats.map((numbers, index) => {
        const count = marked(numbers)
        const isOnFloor = index === heatOnFloor
        return (
          <button
            key={numbers.join(' ')}
            type="button"
            className={styles.key}
            aria-pressed={index === heat}
            onClick={() => actions.onHeat(index)}
          >
            <b className={styles.keyTitle}>Заход&nbsp;{index + 1}</b>
            {isOnFloor && <span className={styles.onFloor} />}
            {isOnFloor
              ? `идёт, ${count}`
              : round.kind === 'callbacks'
                ? `${count}\u00A0да`
                : countOf(count, ['крест', 'креста', 'крестов'])}
          </button>
        )
      })}
    </fieldset>
  )
}
