import type { ElementProps } from '../elementProps.ts'
import { framePx } from '../HallFrame/framePx.ts'
import * as styles from './Scoreboard.css.ts'

export interface ScoreboardProps extends ElementProps {
  /** Start numbers, in their order. */
  numbers: readonly number[]
  /** How many stand side by side. */
  columns: number
  /** Of the digits, in px of a frame of 1920 × 1080. */
  size: number
}

/** Start numbers on the hall's screen, as large as they may be (`numberPages` says how large); within a HallFrame. */
export function Scoreboard({ numbers, columns, size, ...element }: ScoreboardProps) {
  return (
    <ol
      {...element}
      className={styles.numbers}
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        fontSize: framePx(size),
      }}
    >
      {numbers.map((number) => (
        <li key={number}>{number}</li>
      ))}
    </ol>
  )
}
