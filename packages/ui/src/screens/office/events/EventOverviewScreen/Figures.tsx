import { formatMoney } from '@parket/domain/format/money'
import { formatNumber } from '@parket/domain/format/number'
import { countOf } from '@parket/domain/format/plural'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import type { EventStatistics } from '../../../events/EventStatisticsScreen/statisticsData.ts'
import * as styles from './overview.css.ts'

interface FiguresProps {
  statistics: EventStatistics
  links: { registrations: string; contests: string; payments: string; waiting: string }
}

/** The figures of the moment, each leading to its list. */
export function Figures({ statistics, links }: FiguresProps) {
  const { dancers, entries, by_city, by_contest, money } = statistics
  const cities = by_city.filter(({ name }) => name !== '').length
  const danced = by_contest.filter((contest) => contest.entries > 0).length
  const queued = by_contest.filter((contest) => contest.waiting > 0)
  const waiting = queued.reduce((sum, contest) => sum + contest.waiting, 0)
  return (
    <section aria-labelledby="overview-figures">
      <div className={styles.title}>
        <Heading level={2} id="overview-figures">
          Сейчас
        </Heading>
      </div>
      <ul className={styles.list}>
        <Figure
          name="Танцоры"
          detail={
            cities === 0 ? '' : `из\u00A0${countOf(cities, ['города', 'городов', 'городов'])}`
          }
          value={formatNumber(dancers, 0)}
          href={links.registrations}
        />
        <Figure
          name="Участия"
          detail={inContests(danced)}
          value={formatNumber(entries, 0)}
          href={links.contests}
        />
        {money && money.charged + money.paid > 0 && (
          <Figure
            name="Оплачено"
            detail={`из\u00A0${formatMoney(money.charged)}`}
            value={formatMoney(money.paid)}
            href={links.payments}
          />
        )}
        {waiting > 0 && (
          <Figure
            name="В очереди"
            detail={inContests(queued.length)}
            value={formatNumber(waiting, 0)}
            href={links.waiting}
          />
        )}
      </ul>
    </section>
  )
}

interface FigureProps {
  name: string
  detail: string
  /** Already formatted. */
  value: string
  href: string
}

function Figure({ name, detail, value, href }: FigureProps) {
  return (
    <li className={styles.figure}>
      <div className={styles.about}>
        <p className={styles.name}>{name}</p>
        <p className={styles.detail}>{detail}</p>
      </div>
      <span className={styles.value}>
        <Link href={href} aria-label={`${value}, ${name}`}>
          {value}
        </Link>
      </span>
    </li>
  )
}

function inContests(count: number): string {
  if (count === 0) return ''
  return `в\u00A0${countOf(count, ['номинации', 'номинациях', 'номинациях'])}`
}
