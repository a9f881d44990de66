import { formatNumber } from '@parket/domain/format/number'
import { ChartFrame } from '../Chart/ChartFrame.tsx'
import * as chart from '../Chart/Chart.css.ts'
import type { ElementProps } from '../elementProps.ts'
import * as styles from './BarChart.css.ts'

export interface BarChartItem {
  /** The thing, unique in its chart. */
  label: string
  /** How much of it there is. */
  value: number
  /** What is left over, taken together: the quietest bar. */
  isRest?: boolean
}

export interface BarChartProps extends ElementProps {
  /** What is compared: «Заявки по секциям». */
  title: string
  /** What the figures are of, under the title. */
  detail?: string | undefined
  /** Names the things and the figures, for the table. */
  columns: readonly [string, string]
  /** In the order they are shown: the largest first, or as people know them. */
  items: readonly BarChartItem[]
  /** How a value is written; a whole number unless told. */
  format?: (value: number) => string
}

const whole = (value: number) => formatNumber(value, 0)

/** Values compared by the length of bars, the largest in the full colour. */
export function BarChart({
  title,
  detail,
  columns,
  items,
  format = whole,
  ...figure
}: BarChartProps) {
  const most = Math.max(1, ...items.map(({ value }) => value))
  const largest = items.find(({ value, isRest }) => value === most && !isRest)
  return (
    <ChartFrame
      {...figure}
      title={title}
      detail={detail}
      columns={columns}
      rows={items.map(({ label, value }) => [label, format(value)])}
    >
      <div className={styles.rows} aria-hidden="true">
        {items.map((item) => (
          <div key={item.label} className={styles.row}>
            <span className={item === largest ? styles.largestLabel : styles.label}>
              {item.label}
            </span>
            <span className={styles.value}>{format(item.value)}</span>
            <svg className={styles.bar}>
              <rect
                className={lookOf(item, item === largest)}
                width={`${(item.value / most) * 100}%`}
                height="100%"
                rx="3"
              />
            </svg>
          </div>
        ))}
      </div>
    </ChartFrame>
  )
}

function lookOf({ isRest = false }: BarChartItem, isLargest: boolean): string {
  if (isRest) return chart.rest
  return isLargest ? chart.peak : chart.bar
}
