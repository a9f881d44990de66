import { formatNumber } from '@parket/domain/format/number'
import * as styles from './Chart.css.ts'

/** Px kept for the words of the axes. */
export const PLOT = { left: 44, top: 10, bottom: 26, height: 220 }

export const innerHeight = PLOT.height - PLOT.top - PLOT.bottom

interface AxesProps {
  /** Values of the lines across, from nought up. */
  values: readonly number[]
  /** Words below, each at its part of the width, 0 to 1. */
  words: readonly { at: number; text: string }[]
}

/** Lines across with their values, and the words below: part of an SVG of full width. */
export function Axes({ values, words }: AxesProps) {
  const top = values.at(-1) ?? 1
  return (
    <>
      {values.map((value) => {
        const y = PLOT.top + innerHeight * (1 - value / top)
        return (
          <g key={value}>
            <line className={styles.line} x1={PLOT.left} x2="100%" y1={y} y2={y} />
            <text className={styles.word} x={PLOT.left - 8} y={y + 4} textAnchor="end">
              {formatNumber(value, 0)}
            </text>
          </g>
        )
      })}
      <svg x={PLOT.left} width={`calc(100% - ${PLOT.left}px)`} overflow="visible">
        {words.map(({ at, text }) => (
          <text
            key={text}
            className={styles.word}
            x={`${at * 100}%`}
            y={PLOT.height - 6}
            textAnchor={anchorOf(at)}
          >
            {text}
          </text>
        ))}
      </svg>
    </>
  )
}

/** Words at the ends stay within the picture. */
function anchorOf(at: number): 'start' | 'middle' | 'end' {
  if (at <= 0) return 'start'
  return at >= 1 ? 'end' : 'middle'
}
