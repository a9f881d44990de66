import { brushesOf, countHeld } from '@parket/domain/station/judge/brushes'
import type { JudgeScreenProps } from './judgeView.ts'
import * as styles from './judgeKeys.css.ts'

/** Which mark a tap puts; a brush of one mark shows who has it. */
export function BrushKeys({ view, actions }: JudgeScreenProps) {
  const { round, sheet, brush, phase, out } = view
  return (
    <fieldset className={styles.brushes} aria-label="Что ставить">
      {brushesOf(round, out).map(({ mark, count, label }, index) => {
        const holder = Object.entries(sheet.rows).find(([, [own]]) => own === mark)?.[0]
        return (
          <button
            key={mark}
            type="button"
            className={styles.key}
            aria-pressed={index === brush}
            disabled={phase !== 'marking'}
            onClick={() => actions.onBrush(index)}
          >
            {index === 0 ? label : `Зап.\u00A0${index}`}
            <b className={styles.keyFigure}>
              {count > 1 ? `${countHeld(sheet.rows, mark)}\u00A0из\u00A0${count}` : (holder ?? '–')}
            </b>
          </button>
        )
      })}
    </fieldset>
  )
}
