import { takesEntries } from '@parket/domain/contest/status'
import { isPass } from '@parket/domain/contest/tags'
import type { Instant } from '@parket/domain/format/date'
import { formatMoney } from '@parket/domain/format/money'
import { countOf } from '@parket/domain/format/plural'
import { bundleWorth, cheaperThan, type BundleWorth } from '@parket/domain/money/bundleWorth'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { State } from '../../../components/State/State.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { priceNow } from '../../contests/price.ts'
import type { ShownContest, EventDetails } from '../eventData.ts'
import { ContestName } from '../../contests/ContestName.tsx'
import * as contestRows from '../parts/contestRows.css.ts'
import * as styles from './ContestSections.css.ts'

interface BundlesProps {
  /** Packets and passes. */
  bundles: readonly ShownContest[]
  contests: readonly ShownContest[]
  event: EventDetails
  now: Instant
}

/** Packets and passes with what they save; one that something else beats is not called a saving. */
export function Bundles({ bundles, contests, event, now }: BundlesProps) {
  const offered = contests
    .filter(takesEntries)
    .map((contest) => Object.assign({}, contest, { price: priceNow(contest.price, event, now) }))
  const items = bundles.map((bundle) => {
    const { packet } = bundle
    const price = priceNow(bundle.price, event, now)
    const rival = packet && cheaperThan({ ...bundle, packet, price }, offered)
    return { bundle, price, rival, worth: worthOf(bundle, price, { contests, event, now }) }
  })
  const isCheaper = items.every(({ worth, rival }) => !rival && worth?.cheaperFrom != null)
  return (
    <section className={styles.bundles}>
      <Heading level={3}>{isCheaper ? 'Вместе дешевле' : 'Пакеты и\u00A0пассы'}</Heading>
      <ul className={styles.bundleList}>
        {items.map(({ bundle, price, worth, rival }) => (
          <li key={bundle.group_num} className={styles.bundle}>
            <div>
              <p className={contestRows.name}>
                <ContestName>{bundle.group_name}</ContestName>
              </p>
              {worth && (
                <Text size="small" tone="secondary">
                  {rival ? rivalText(worth, rival) : worthText(worth, bundle)}
                </Text>
              )}
              {!takesEntries(bundle) && <State tone="closed">Приём закрыт</State>}
            </div>
            <p className={styles.price}>{formatMoney(price)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function worthOf(
  { packet, tags }: ShownContest,
  price: number,
  { contests, event, now }: Omit<BundlesProps, 'bundles'>,
): BundleWorth | null {
  const prices = contests
    .filter(({ group_num }) => packet?.groupNums.includes(group_num))
    .map((contest) => priceNow(contest.price, event, now))
  // A pass covers all of its contests (docs/rules/money.md, «Passes»).
  const range = isPass({ tags }) ? { min: 1, max: prices.length } : packet
  return range && bundleWorth(price, prices, range)
}

const contestForms = ['номинация', 'номинации', 'номинаций'] as const

/** «3 номинации, дороже пакета на 700 ₽». */
function rivalText(
  { most }: BundleWorth,
  rival: NonNullable<ReturnType<typeof cheaperThan>>,
): string {
  const than = rival.with === 'pass' ? 'пасса' : 'пакета'
  return `${countOf(most, contestForms)}, дороже ${than} на\u00A0${formatMoney(rival.by)}`
}

/** «3 номинации вместо 3 600 ₽», «3 номинации вместо 3 600 ₽, выгодно от 3». */
function worthText({ most, singly, cheaperFrom }: BundleWorth, { packet }: ShownContest): string {
  const { from, to } = singly
  const sum = from === to ? formatMoney(from) : `${formatMoney(from)}–${formatMoney(to)}`
  const many = countOf(most, contestForms)
  if (cheaperFrom === null) return `${many}, по\u00A0одной ${sum}`
  const isAlways = cheaperFrom <= (packet?.min ?? 1)
  return `${many} вместо ${sum}${isAlways ? '' : `, выгодно от\u00A0${cheaperFrom}`}`
}
