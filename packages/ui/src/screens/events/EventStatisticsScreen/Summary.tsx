import { ageGroups } from '@parket/domain/statistics/series'
import { comparisonText, dancerForms, entryForms, countText } from './chartWords.ts'
import type { EventStatistics } from './statisticsData.ts'
import * as styles from './EventStatisticsScreen.css.ts'

/** «67 танцоров из 9 городов, 154 участия в 13 номинациях. …»: the figures as one would tell them. */
export function Summary({ statistics }: { statistics: EventStatistics }) {
  const { entries, dancers, by_contest, by_age, by_city } = statistics
  const cities = by_city.filter(({ name }) => name !== '')
  const waiting = by_contest.reduce((sum, contest) => sum + contest.waiting, 0)
  const danced = by_contest.filter((contest) => contest.entries > 0).length
  return (
    <p className={styles.summary}>
      <strong className={styles.fact}>
        {countText(dancers, dancerForms)}
        {cities.length > 0 && ` из ${countText(cities.length, ['города', 'городов', 'городов'])}`}
      </strong>
      , {countText(entries, entryForms)} в&nbsp;
      {countText(danced, ['номинации', 'номинациях', 'номинациях'])}
      {waiting > 0 && `, ещё ${waiting}\u00A0в\u00A0листе ожидания`}. {mostFrequent(cities, by_age)}{' '}
      {comparisonText(statistics)}
    </p>
  )
}

/** Where most come from and how old most are; one city and one age need not be told. */
function mostFrequent(cities: EventStatistics['by_city'], ages: EventStatistics['by_age']): string {
  const [city] = cities.toSorted((one, other) => other.dancers - one.dancers)
  const [age] = ageGroups(ages).toSorted((one, other) => other.count - one.count)
  return [
    city && cities.length > 1
      ? `Самый частый город\u00A0— ${city.name} (${countText(city.dancers, dancerForms)}).`
      : '',
    age && ages.length > 1 ? `Самый частый возраст\u00A0— ${age.label}\u00A0лет.` : '',
  ].join(' ')
}
