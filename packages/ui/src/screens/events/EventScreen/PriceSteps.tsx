import { calendarDay, formatDate, type Instant } from '@parket/domain/format/date'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import type { EventDetails } from '../eventData.ts'
import * as styles from './EventScreen.css.ts'

interface PriceStepsProps {
  event: Pick<EventDetails, 'price_steps' | 'time_zone'>
  now: Instant
}

/** When prices change and by how much; today's step is marked. */
export function PriceSteps({ event, now }: PriceStepsProps) {
  const today = calendarDay(now, event.time_zone)
  const current = event.price_steps.findLast(({ from }) => from <= today)
  return (
    <table className={styles.steps}>
      <caption>
        <VisuallyHidden>Как меняются цены</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">С</th>
          <th scope="col">От цены в списке</th>
        </tr>
      </thead>
      <tbody>
        {event.price_steps.map((step) => (
          <tr key={step.from} aria-current={step === current || undefined}>
            <td>
              {formatDate(step.from)} {step === current && <strong>сейчас</strong>}
            </td>
            <td>{step.percent}&nbsp;%</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
