import { payGroupNumber } from '@parket/domain/event/tags'
import type { Instant } from '@parket/domain/format/date'
import { Text } from '../../../components/Text/Text.tsx'
import { priceFromText } from '../eventWords.ts'
import { Answer } from './Answer.tsx'
import * as answers from './Answers.css.ts'
import * as dock from './EventDock.css.ts'
import * as step from './NextStep.css.ts'
import type { PricedData } from './eventHomeData.ts'
import { useSums } from './useSums.ts'

interface PriceProps {
  data: PricedData
  now: Instant
}

/** How much, among the answers; nothing where nobody can enter. */
export function PriceAnswer({ data, now }: PriceProps) {
  const { price, later } = useSums(data, now)
  if (price === null) return null
  return (
    <Answer
      question="Сколько"
      detail={
        <>
          <span className={answers.city}>{priceDetail(data)}</span>
          {later}
        </>
      }
    >
      {priceFromText(price)}
    </Answer>
  )
}

/** How much, above the button that registers. */
export function StepPrice({ data, now }: PriceProps) {
  const { price, later } = useSums(data, now)
  if (price === null) return null
  return (
    <div>
      <p className={step.sum}>{priceFromText(price)}</p>
      <Text size="small" tone="secondary">
        {priceDetail(data)}
      </Text>
      {later !== null && (
        <Text size="small" tone="secondary">
          {later}
        </Text>
      )}
    </div>
  )
}

/** How much, at the foot of a phone's window. */
export function DockPrice({ data, now }: PriceProps) {
  const { price } = useSums(data, now)
  return price !== null && <span className={dock.price}>{priceFromText(price)}</span>
}

/** What the sum is for. */
function priceDetail({ contests, tags }: PricedData): string {
  const number = payGroupNumber(tags)
  const hasFee = contests.some(({ group_num, price }) => group_num === number && price > 0)
  return hasFee ? 'с\u00A0танцора, вместе с\u00A0оргвзносом' : 'с\u00A0танцора'
}
