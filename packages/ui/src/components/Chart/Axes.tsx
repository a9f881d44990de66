import type { ReactNode } from 'react'
import { formatNumber } from '@parket/domain/format/number'
import { fewWords } from './fewWords.ts'
import * as styles from './Chart.css.ts'

interface AxesProps {
  /** Values of the horizontal lines, from 0 up. */
  values: readonly number[]
  /** Labels below, each at its part of the width, 0 to 1. */
  words: readonly { at: number; text: string }[]
  /** The chart itself: an SVG that fills the area. */
  children: ReactNode
}

/** Lines across with their values, and words below, fewer on a phone: as large as the text around at any width. */
export function Axes({ values, words, children }: AxesProps) {
  const top = values.at(-1) ?? 1
  const needed = new Set(
    fewWords(words, Math.max(2, Math.ceil(words.length / 2))).map(({ index }) => index),
  )
  return (
    <div className={styles.axesPlot} aria-hidden="true">
      {values.map((value) => (
        <div key={value} className={styles.line} style={{ bottom: `${(value / top) * 100}%` }}>
          <span className={styles.value}>{formatNumber(value, 0)}</span>
        </div>
      ))}
      {words.map(({ at, text }, index) => (
        // At the ends they stay within the picture.
        <span
          key={text}
          className={needed.has(index) ? styles.word : styles.spareWord}
          style={{ left: `${at * 100}%`, translate: `${-at * 100}%` }}
        >
          {text}
        </span>
      ))}
      {children}
    </div>
  )
}
