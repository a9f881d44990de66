import { partnersIn } from '@parket/domain/scoring/partners'
import { cx } from '../../../theme/cx.ts'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { Persons } from '../parts/Persons/Persons.tsx'
import type { ShownRound } from '../resultData.ts'
import * as styles from './ContestResultScreen.css.ts'

const statusWords = {
  danced: '',
  not_present: 'не вышел на паркет',
  withdrawn: 'снялся',
  disqualified: 'дисквалифицирован',
} as const

/** Who danced a round: those who go on, then the rest. */
export function RoundEntries({
  round,
  ownNumber,
}: {
  round: ShownRound
  ownNumber: number | null
}) {
  const goingOn = new Set(round.going_on)
  const partners = partnersIn(round)
  const through = round.entries.filter(({ start_number }) => goingOn.has(start_number))
  const rest = round.entries.filter(({ start_number }) => !goingOn.has(start_number))
  return (
    <>
      {through.length > 0 && (
        <section>
          <Heading level={2} size={3}>
            Проходят дальше
          </Heading>
          <Entries entries={through} partners={partners} ownNumber={ownNumber} />
        </section>
      )}
      {rest.length > 0 && (
        <section>
          <Heading level={2} size={3}>
            {through.length > 0 ? 'Не прошли' : 'Танцевали'}
          </Heading>
          <Entries entries={rest} partners={partners} ownNumber={ownNumber} />
        </section>
      )}
    </>
  )
}

function Entries({
  entries,
  partners,
  ownNumber,
}: {
  entries: ShownRound['entries']
  partners: ReadonlyMap<number, number>
  ownNumber: number | null
}) {
  return (
    <ol className={styles.rest}>
      {entries.map(({ start_number, names, status }) => (
        <li
          key={start_number}
          className={cx(styles.left, start_number === ownNumber && styles.own)}
        >
          <span className={styles.range}>{start_number}</span>
          <span>
            <Persons names={names} />
            {partners.has(start_number) && (
              <Text as="span" size="small" tone="secondary">
                {names.length > 0 && ', '}в&nbsp;паре с №&nbsp;{partners.get(start_number)}
              </Text>
            )}
            {status !== 'danced' && (
              <Text as="span" size="small" tone="secondary">
                {names.length > 0 && ', '}
                {statusWords[status]}
              </Text>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}
