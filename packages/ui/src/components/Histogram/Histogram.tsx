import { formatNumber } from '@parket/domain/format/number'
import { Axes } from '../Chart/Axes.tsx'
import { ChartFrame } from '../Chart/ChartFrame.tsx'
import { fewWords } from '../Chart/fewWords.ts'
import { ticks } from '../Chart/ticks.ts'
import type { ElementProps } from '../elementProps.ts'
import * as styles from '../Chart/Chart.css.ts'

export interface HistogramProps extends ElementProps {
  /** What is distributed: «Возраст участников». */
  title: string
  /** Names the steps and the figures, for the table. */
  columns: readonly [string, string]
  /** Steps in order, empty ones too. */
  bins: readonly { label: string; count: number }[]
}

/** How many fall into each step. */
export function Histogram({ title, columns, bins, ...figure }: HistogramProps) {
  const values = ticks(Math.max(0, ...bins.map(({ count }) => count)))
  const top = values.at(-1) ?? 1
  const width = 100 / Math.max(1, bins.length)
  return (
    <ChartFrame
      {...figure}
      title={title}
      columns={columns}
      rows={bins.map(({ label, count }) => [label, formatNumber(count, 0)])}
    >
      <Axes
        values={values}
        words={fewWords(bins, 7).map(({ item, index }) => ({
          at: ((index + 0.5) * width) / 100,
          text: item.label,
        }))}
      >
        <svg className={styles.drawing}>
          {bins.map(({ label, count }, index) => (
            <rect
              key={label}
              className={styles.bar}
              x={`${index * width + width * 0.08}%`}
              width={`${width * 0.84}%`}
              y={`${(1 - count / top) * 100}%`}
              height={`${(count / top) * 100}%`}
            />
          ))}
        </svg>
      </Axes>
    </ChartFrame>
  )
}
