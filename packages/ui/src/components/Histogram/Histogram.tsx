import { formatNumber } from '@parket/domain/format/number'
import { ChartFrame } from '../Chart/ChartFrame.tsx'
import { ChartWords } from '../Chart/ChartWords.tsx'
import type { ElementProps } from '../elementProps.ts'
import * as chart from '../Chart/Chart.css.ts'
import * as styles from './Histogram.css.ts'

export interface HistogramProps extends ElementProps {
  /** What is distributed: «Возраст участников», «Заявки по дням». */
  title: string
  /** What the figures are of, under the title. */
  detail?: string | undefined
  /** Names the steps and the figures, for the table. */
  columns: readonly [string, string]
  /** Steps in order, empty ones too. */
  bins: readonly { label: string; count: number }[]
}

/** Up to so many columns each say their value; of more, the highest alone. */
const ALL_VALUES_UP_TO = 12

/** How many fall into each step: columns on one line, the highest in the full colour. */
export function Histogram({ title, detail, columns, bins, ...figure }: HistogramProps) {
  const top = Math.max(1, ...bins.map(({ count }) => count))
  const peak = bins.findIndex(({ count }) => count === top)
  const width = 100 / Math.max(1, bins.length)
  const isNarrow = bins.length > ALL_VALUES_UP_TO
  const centre = (index: number) => ((index + 0.5) * width) / 100
  return (
    <ChartFrame
      {...figure}
      title={title}
      detail={detail}
      columns={columns}
      rows={bins.map(({ label, count }) => [label, formatNumber(count, 0)])}
    >
      <div className={styles.plot} aria-hidden="true">
        <svg className={chart.drawing}>
          {bins.map(({ label, count }, index) => (
            <rect
              key={label}
              className={index === peak ? chart.peak : chart.bar}
              x={`${index * width + width * 0.08}%`}
              width={`${width * 0.84}%`}
              y={`${(1 - count / top) * 100}%`}
              height={`${(count / top) * 100}%`}
              rx={isNarrow ? 2 : 3}
            />
          ))}
        </svg>
        {bins.map(({ label, count }, index) =>
          index === peak || !isNarrow ? (
            <ColumnValue
              key={label}
              at={centre(index)}
              height={count / top}
              isPeak={index === peak}
              label={isNarrow ? label : ''}
            >
              {formatNumber(count, 0)}
            </ColumnValue>
          ) : null,
        )}
        <ChartWords
          words={bins.map(({ label }, index) => ({ at: centre(index), text: label }))}
          isCentred={!isNarrow}
        />
      </div>
    </ChartFrame>
  )
}

interface ColumnValueProps {
  /** Part of the width, 0 to 1. */
  at: number
  /** Part of the height. */
  height: number
  isPeak: boolean
  /** Named beside the value where the words below are too few for it. */
  label: string
  children: string
}

function ColumnValue({ at, height, isPeak, label, children }: ColumnValueProps) {
  // With its name it grows towards the middle, alone it stands over its column.
  const shift = label === '' ? '-50%' : at > 0.5 ? '-100%' : '0'
  return (
    <span
      className={isPeak ? styles.peakValue : styles.value}
      style={{ left: `${at * 100}%`, bottom: `${height * 100}%`, translate: shift }}
    >
      {children}
      {label !== '' && <span className={styles.peakName}> {label}</span>}
    </span>
  )
}
