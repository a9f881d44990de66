import { isForAudience } from '@parket/domain/contest/audience'
import { bySection, contestLists } from '@parket/domain/contest/lists'
import { isPast } from '@parket/domain/event/dates'
import { isOnWithoutEntries } from '@parket/domain/event/registrationWindow'
import { payGroupNumber } from '@parket/domain/event/tags'
import type { Instant } from '@parket/domain/format/date'
import { formatMoney } from '@parket/domain/format/money'
import { countOf } from '@parket/domain/format/plural'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { priceNow } from '../../contests/price.ts'
import type { ShownContest } from '../eventData.ts'
import { useAudience } from './Audience.tsx'
import { AudienceChips } from './AudienceChips.tsx'
import { Bundles } from './Bundles.tsx'
import { ContestRow } from './ContestRow.tsx'
import type { EventLinks, PricedData } from './eventHomeData.ts'
import * as styles from './ContestSections.css.ts'

interface ContestSectionsProps {
  data: PricedData
  now: Instant
  links: Pick<EventLinks, 'enter' | 'result'>
}

/** What is danced, by section, for whoever one looks for; packets and passes, which save money, stand last. */
export function ContestSections({ data, now, links }: ContestSectionsProps) {
  const [audience, setAudience] = useAudience()
  const { event, contests, tags } = data
  const payGroup = payGroupNumber(tags)
  const { packets, passes } = contestLists(contests, payGroup)
  const bundles = new Set<ShownContest>([...packets, ...passes])
  const danced = contests.filter(
    (contest) => !bundles.has(contest) && contest.group_num !== payGroup,
  )
  const shown = danced.filter((contest) => isForAudience(contest, audience))
  const fee = contests.find(({ group_num }) => group_num === payGroup)
  const isEntered = !isPast(event, now) && !isOnWithoutEntries(event, now)
  const feeSum =
    fee && fee.price > 0 && isEntered ? formatMoney(priceNow(fee.price, event, now)) : null
  return (
    <>
      <div className={styles.head}>
        <Heading level={2}>Номинации</Heading>
        {fee && feeSum !== null && (
          <Text size="small" tone="secondary">
            {fee.group_name}: {feeSum} с&nbsp;танцора, один раз за&nbsp;турнир
          </Text>
        )}
        <AudienceChips contests={danced} value={audience} onChange={setAudience} />
      </div>
      <VisuallyHidden>
        <output>
          {(audience.age ?? audience.form) !== null &&
            `Показано: ${countOf(shown.length, ['номинация', 'номинации', 'номинаций'])}`}
        </output>
      </VisuallyHidden>
      {shown.length === 0 && <Text tone="secondary">Для них номинаций нет.</Text>}
      {bySection(shown).map(({ section, contests: own }) => (
        <section key={section}>
          <div className={styles.sectionHead}>
            <Heading level={3}>{section || 'Без раздела'}</Heading>
            {feeSum !== null && (
              <Text size="small" tone="secondary">
                +&nbsp;{feeSum} оргвзнос
              </Text>
            )}
          </div>
          <ul className={styles.rows}>
            {own.map((contest) => (
              <ContestRow key={contest.group_num} {...{ contest, event, now, links }} />
            ))}
          </ul>
        </section>
      ))}
      {bundles.size > 0 && isEntered && (
        <Bundles bundles={[...bundles]} contests={contests} event={event} now={now} />
      )}
    </>
  )
}
