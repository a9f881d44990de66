import { readinessText } from '@parket/domain/round/readiness'
import type { DayItem } from './dayData.ts'
import { readinessTone } from './readinessTone.ts'
import * as styles from './day.css.ts'

/** How ready a round is, or why it stands. */
export function ReadinessText({ item }: { item: DayItem }) {
  const { contest, readiness, waits_for } = item
  if (contest === null || readiness === null) return null
  const text = readinessText(readiness, { ...contest, before: waits_for })
  return <span className={styles.readiness[readinessTone(readiness)]}>{text}</span>
}
