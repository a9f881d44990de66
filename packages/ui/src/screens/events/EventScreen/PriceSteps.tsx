import { danceForms, isForAudience, type DanceForm } from '@parket/domain/contest/audience'
import { contestLists } from '@parket/domain/contest/lists'
import { takesEntries } from '@parket/domain/contest/status'
import { formatNearDate } from '@parket/domain/event/nearDates'
import { payGroupNumber } from '@parket/domain/event/tags'
import type { Instant, IsoDate } from '@parket/domain/format/date'
import { formatMoney } from '@parket/domain/format/money'
import { priceOn } from '@parket/domain/money/price'
import { priceDays } from '@parket/domain/money/priceDays'
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import type { ShownContest } from '../eventData.ts'
import { formNames } from './formNames.ts'
import type { EventHomeData } from './eventHomeData.ts'

interface PriceStepsProps {
  data: Pick<EventHomeData, 'event' | 'contests' | 'tags'>
  now: Instant
}

/** What prices are now and from which day they change, in roubles: «Соло: 990 ₽, с 24 декабря 1 100 ₽». */
export function PriceSteps({ data, now }: PriceStepsProps) {
  const days = priceDays(data.event, now)
  if (days.length < 2) return null
  const items = pricedKinds(data).map(({ name, contests }) => ({
    term: name,
    description: days
      .map((day, index) => {
        const sum = priceText(contests, data, day)
        const { time_zone } = data.event
        return index === 0 ? sum : `с\u00A0${formatNearDate(day, time_zone, now)} ${sum}`
      })
      .join(', '),
  }))
  return (
    <Stack as="section" gap="medium">
      <Heading level={2} size={3}>
        Цены по&nbsp;датам
      </Heading>
      <DescriptionList items={items} />
    </Stack>
  )
}

interface PricedKind {
  name: string
  contests: readonly ShownContest[]
}

/** Contests that one can enter by how many dance, and the fee. */
function pricedKinds({ contests, tags }: PriceStepsProps['data']): PricedKind[] {
  const payGroup = payGroupNumber(tags)
  const { packets, passes } = contestLists(contests, payGroup)
  const bundles = new Set<ShownContest>([...packets, ...passes])
  const open = contests.filter(
    (contest) => takesEntries(contest) && contest.group_num !== payGroup && !bundles.has(contest),
  )
  const forms = (Object.keys(danceForms) as DanceForm[]).map((form) => ({
    name: formNames[form],
    contests: open.filter((contest) => isForAudience(contest, { age: null, form })),
  }))
  const fees = contests.filter(({ group_num, price }) => group_num === payGroup && price > 0)
  return [...forms, { name: 'Оргвзнос', contests: fees }].filter((kind) => kind.contests.length > 0)
}

/** «990 ₽», «от 990 ₽» where they differ. */
function priceText(
  contests: readonly ShownContest[],
  { event }: PriceStepsProps['data'],
  day: IsoDate,
): string {
  const prices = contests.map(({ price }) => priceOn(price, day, event.price_steps))
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  return `${least === most ? '' : 'от\u00A0'}${formatMoney(least)}`
}
