import { countOf, plural } from '@parket/domain/format/plural'
import { roleWords, roundName } from '@parket/domain/round/name'
import { Link } from '../../../components/Link/Link.tsx'
import { State } from '../../../components/State/State.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { Persons } from '../parts/Persons/Persons.tsx'
import type { ListedResult, ShownPlace } from '../resultData.ts'
import { placeNumber } from '../resultWords.ts'
import * as styles from './EventResultsScreen.css.ts'

/** As many names of a group are told as fit a line. */
const MOST_NAMES = 2

/** A contest with its first places, or with who goes on so far. */
export function ContestResultRow({ contest, href }: { contest: ListedResult; href: string }) {
  const { group_num, group_name, entries, podium, rounds, is_corrected, revealed_from_place } =
    contest
  return (
    <li className={styles.row}>
      <span className={styles.number}>{group_num}</span>
      <div className={styles.title}>
        <p className={styles.name}>
          <Link href={href}>{group_name}</Link>
        </p>
        <Text size="small" tone="secondary">
          {revealed_from_place === null
            ? countOf(entries, ['участник', 'участника', 'участников'])
            : 'идёт награждение'}
          {is_corrected && (
            <>
              {', '}
              <State tone="caution">исправлено</State>
            </>
          )}
        </Text>
      </div>
      {podium.length > 0 ? (
        <Podium podium={podium} />
      ) : (
        <ul className={styles.podium}>
          {rounds.map((round) => (
            <li key={roundName(round)}>
              {roundName(round)}: дальше{' '}
              {plural(round.going_on, ['проходит', 'проходят', 'проходят'])} {round.going_on}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function Podium({ podium }: { podium: readonly ShownPlace[] }) {
  const roles = new Set(podium.map(({ role }) => role))
  return (
    <>
      {[...roles].map((role) => (
        <div key={role} className={styles.podium}>
          {role !== null && roles.size > 1 && (
            <Text size="small" tone="secondary">
              {roleWords[role]}
            </Text>
          )}
          <ol className={styles.places}>
            {podium
              .filter((one) => one.role === role)
              .map((one) => (
                <li key={one.start_number} className={styles.place}>
                  <span className={styles.placeNumber}>{placeNumber(one)}</span>
                  <span>
                    <Who place={one} />
                  </span>
                </li>
              ))}
          </ol>
        </div>
      ))}
    </>
  )
}

/** «Медведева Дарья, Орлова Алина»; of a larger group its number and the first. */
function Who({ place: { names, start_number } }: { place: ShownPlace }) {
  if (names.length === 0) return `№\u00A0${start_number}`
  if (names.length <= MOST_NAMES) return <Persons names={names} />
  return `№\u00A0${start_number}, ${names[0]} и\u00A0ещё\u00A0${names.length - 1}`
}
