import { brushesOf } from '@parket/domain/station/judge/brushes'
import { MarkTile } from '../../../../components/MarkTile/MarkTile.tsx'
import type { JudgeScreenProps, JudgeView } from './judgeView.ts'
import * as styles from './JudgeScreen.css.ts'

/** The numbers of the heat that is shown, in the order of the floor. */
export function NumberTiles({ view, actions }: JudgeScreenProps) {
  const { round, sheet, heat, phase, out, added, unsaved } = view
  const numbers = round.heats[heat] ?? []
  const columns = numbers.length > 30 ? 6 : numbers.length > 20 ? 5 : numbers.length > 9 ? 4 : 3
  const vars = {
    '--columns': columns,
    '--wide-columns': Math.max(columns, numbers.length > 9 ? 4 : 3),
  }
  return (
    <div className={styles.tiles} style={vars as object}>
      {numbers.map((number) => (
        <MarkTile
          key={number}
          number={number}
          size={columns > 5 ? 'tiny' : columns > 3 ? 'small' : 'standard'}
          mark={tileMark(view, number)}
          hasNote={sheet.notes.includes(number)}
          isNew={added.includes(number)}
          isOut={out.includes(number)}
          isUnsaved={unsaved.includes(number)}
          isDisabled={phase !== 'marking'}
          onPress={() => actions.onTap(number)}
        />
      ))}
    </div>
  )
}

function tileMark({ round, sheet }: JudgeView, number: number) {
  const mark = sheet.rows[number]?.[0]
  const index = brushesOf(round).findIndex((brush) => brush.mark === mark)
  if (index < 0) return null
  if (index > 0) return { alternate: index }
  return round.kind === 'crosses' ? 'cross' : 'yes'
}
