import { formatNumber } from '@parket/domain/format/number'
import { plural, type PluralForms } from '@parket/domain/format/plural'
import { ageGroups } from '@parket/domain/statistics/series'
import type { EventStatistics } from './statisticsData.ts'
import * as styles from './EventStatisticsScreen.css.ts'

/** «67 танцоров из 9 городов. Заявок 154, …»: the figures as one would tell them. */
export function Summary({ statistics }: { statistics: EventStatistics }) {
  const { entries, dancers, by_contest, by_age, by_city } = statistics
  const cities = by_city.filter(({ name }) => name !== '')
  const [city] = cities
  const ages = ageGroups(by_age).toSorted((one, other) => other.count - one.count)[0]
  const waiting = by_contest.reduce((sum, contest) => sum + contest.waiting, 0)
  const danced = by_contest.filter((contest) => contest.entries > 0).length
  return (
    <p className={styles.summary}>
      <strong className={styles.fact}>
        {many(dancers, ['танцор', 'танцора', 'танцоров'])}
        {cities.length > 0 && ` из ${many(cities.length, ['города', 'городов', 'городов'])}`}
      </strong>
      , {many(entries, ['заявка', 'заявки', 'заявок'])} в{' '}
      {many(danced, ['номинации', 'номинациях', 'номинациях'])}
      {waiting > 0 && `, ещё ${waiting}\u00A0в\u00A0листе ожидания`}.{' '}
      {city && cities.length > 1 && `Больше всего танцоров: ${city.name}, ${whole(city.dancers)}. `}
      {ages && by_age.length > 1 && `Самый частый возраст ${ages.label}\u00A0лет.`}
    </p>
  )
}

function many(n: number, forms: PluralForms): string {
  return `${whole(n)}\u00A0${plural(n, forms)}`
}

function whole(value: number): string {
  return formatNumber(value, 0)
}
