import { formatNumber } from '@parket/domain/format/number'
import { ChartFrame } from '../Chart/ChartFrame.tsx'
import { bar } from '../Chart/Chart.css.ts'
import type { ElementProps } from '../elementProps.ts'
import * as styles from './BarChart.css.ts'

export interface BarChartProps extends ElementProps {
  /** What is compared: «Заявки по секциям». */
  title: string
  /** Names the things and the figures, for the table. */
  columns: readonly [string, string]
  /** In the order they are shown: the largest first, or as people know them. */
  items: readonly { label: string; value: number }[]
  /** How a value is written; a whole number unless told. */
  format?: (value: number) => string
}

const whole = (value: number) => formatNumber(value, 0)

/** Values compared by the length of bars. */
export function BarChart({ title, columns, items, format = whole, ...figure }: BarChartProps) {
  const most = Math.max(1, ...items.map(({ value }) => value))
  return (
    <ChartFrame
      {...figure}
      title={title}
      columns={columns}
      rows={items.map(({ label, value }) => [label, format(value)])}
    >
      <div className={styles.rows} aria-hidden="true">
        {items.map(({ label, value }) => (
          <div key={label} className={styles.row}>
            <span className={styles.label}>{label}</span>
            <span className={styles.value}>{format(value)}</span>
            <svg className={styles.bar}>
              <rect className={bar} width={`${(value / most) * 100}%`} height="100%" rx="3" />
            </svg>
          </div>
        ))}
      </div>
    </ChartFrame>
  )
}
