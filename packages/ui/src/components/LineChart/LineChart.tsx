import { formatNumber } from '@parket/domain/format/number'
import { Axes } from '../Chart/Axes.tsx'
import { ChartFrame } from '../Chart/ChartFrame.tsx'
import { fewWords } from '../Chart/fewWords.ts'
import { chooseTicks } from '../Chart/ticks.ts'
import type { ElementProps } from '../elementProps.ts'
import * as styles from '../Chart/Chart.css.ts'

export interface LineSeries {
  /** Whose figures they are; in the legend and the table. */
  name: string
  /** One for each label; null where nothing is known yet. */
  values: readonly (number | null)[]
}

export interface LineChartProps extends ElementProps {
  /** What goes on: «Заявки по дням». */
  title: string
  /** Names the labels, for the table: «День». */
  labelTitle: string
  /** Labels of the horizontal axis, in order: «1 апреля». */
  labels: readonly string[]
  /** One, or one and what it is compared with. */
  series: readonly [LineSeries] | readonly [LineSeries, LineSeries]
}

/** Values over time. */
export function LineChart({ title, labelTitle, labels, series, ...figure }: LineChartProps) {
  const all = series.flatMap(({ values }) => values.filter((value) => value !== null))
  const values = chooseTicks(Math.max(0, ...all))
  const top = values.at(-1) ?? 1
  const at = (index: number) => (labels.length < 2 ? 0 : index / (labels.length - 1))
  const curves = [styles.curve, styles.dottedCurve]
  return (
    <ChartFrame
      {...figure}
      title={title}
      columns={[labelTitle, ...series.map(({ name }) => name)]}
      rows={labels.map((label, index) => [
        label,
        ...series.map((one) => {
          const value = one.values[index] ?? null
          return value === null ? '—' : formatNumber(value, 0)
        }),
      ])}
    >
      <Axes
        values={values}
        words={fewWords(labels, 4).map(({ item, index }) => ({ at: at(index), text: item }))}
      >
        <svg className={styles.drawing} viewBox="0 0 1000 1000" preserveAspectRatio="none">
          {series.map(({ name, values }, index) => (
            <polyline key={name} className={curves[index]} points={pointsOf(values, at, top)} />
          ))}
        </svg>
      </Axes>
      {series.length > 1 && (
        <ul className={styles.legend} aria-hidden="true">
          {series.map(({ name }, index) => (
            <li key={name} className={styles.legendItem}>
              <svg className={styles.sample}>
                <line className={curves[index]} x1="0" x2="28" y1="2" y2="2" />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
    </ChartFrame>
  )
}

function pointsOf(
  values: readonly (number | null)[],
  at: (index: number) => number,
  top: number,
): string {
  return values
    .flatMap((value, index) =>
      value === null ? [] : `${at(index) * 1000},${(1 - value / top) * 1000}`,
    )
    .join(' ')
}
