import { pointsCount, pointsText } from '@parket/domain/rating/words'
import { formatTenths } from '../../scoring/RoundTables/formatTenths.ts'
import { cx } from '../../../theme/cx.ts'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { Persons } from '../parts/Persons/Persons.tsx'
import type { EntryPoints, ShownPlace, ShownResult } from '../resultData.ts'
import { partnersOf } from '../partnersOf.ts'
import { heldTogether, placeNumber } from '../resultWords.ts'
import { totalsOf } from './pointTotals.ts'
import * as styles from './ContestResultScreen.css.ts'

const roleTitles = { leader: 'Ведущие', follower: 'Ведомые' } as const

interface PlacesProps {
  result: ShownResult
  /** In the rating of the team. */
  points: readonly EntryPoints[]
  ownNumber: number | null
  /** The rating of the team. */
  ratingHref: string
}

/** The places with «почему такое место»; who left before the final stands in short lines below. */
export function Places({ result, points, ownNumber, ratingHref }: PlacesProps) {
  const roles = [...new Set(result.places.map(({ role }) => role))]
  return roles.map((role) => (
    <section key={role}>
      {role !== null && (
        <div className={styles.role}>
          <Heading level={2}>{roleTitles[role]}</Heading>
        </div>
      )}
      <PlacesOfRole
        role={role}
        result={result}
        points={points}
        places={result.places.filter((one) => one.role === role)}
        ownNumber={ownNumber}
        ratingHref={ratingHref}
      />
    </section>
  ))
}

function PlacesOfRole({
  role,
  result,
  places,
  points,
  ownNumber,
  ratingHref,
}: PlacesProps & { role: ShownPlace['role']; places: ShownPlace[] }) {
  const finalists = new Set(
    result.rounds
      .filter(({ advance }) => advance === 0)
      .flatMap(({ entries }) => entries.map(({ start_number }) => start_number)),
  )
  const inFinal = places.filter(({ start_number }) => finalists.has(start_number))
  const before = places.filter(({ start_number }) => !finalists.has(start_number))
  const totals = totalsOf(result)
  const rated = new Map(points.map((one) => [one.start_number, one]))
  return (
    <>
      <ol className={styles.places}>
        {inFinal.map((one) => (
          <li
            key={one.start_number}
            className={cx(
              one.place === 1 ? styles.winner : one.place <= 3 ? styles.podium : styles.placed,
              one.start_number === ownNumber && styles.own,
            )}
          >
            <p className={styles.place} data-shared={one.place < one.place_to || undefined}>
              {placeNumber(one)}
            </p>
            <div className={styles.who}>
              <p className={styles.name}>
                <Who place={one} />
              </p>
              {one.degree !== null && <Text size="small">{one.degree}</Text>}
              <Text size="small" tone="secondary">
                №&nbsp;{one.start_number}
                {placeOf(one)}
              </Text>
              <Partner number={one.start_number} result={result} />
              <Why place={one} total={totals.get(one.start_number) ?? null} />
              <Rated entry={rated.get(one.start_number)} href={ratingHref} />
            </div>
          </li>
        ))}
      </ol>
      {before.length > 0 && (
        <>
          <div className={styles.before}>
            <Heading level={role === null ? 2 : 3} size={3}>
              Не вышли в&nbsp;финал
            </Heading>
          </div>
          <ol className={styles.rest}>
            {before.map((one) => (
              <li
                key={one.start_number}
                className={cx(styles.left, one.start_number === ownNumber && styles.own)}
              >
                <span className={styles.range}>{placeNumber(one)}</span>
                <span>
                  <Who place={one} />{' '}
                  <Text as="span" size="small" tone="secondary">
                    №&nbsp;{one.start_number}
                    {placeOf(one)}
                    {one.line !== null && `, ${one.line}`}
                    {shortPoints(rated.get(one.start_number))}
                  </Text>
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  )
}

/** In a Jack & Jill final: who danced with them. */
function Partner({ number, result: { rounds } }: { number: number; result: ShownResult }) {
  const partner = partnersOf(rounds).get(number)
  if (partner === undefined) return null
  const names = rounds
    .flatMap(({ entries }) => entries)
    .find(({ start_number }) => start_number === partner)?.names
  return (
    <Text size="small" tone="secondary">
      В&nbsp;паре: {names && names.length > 0 && `${names.join(', ')}, `}№&nbsp;{partner}
    </Text>
  )
}

/** The sum of points stands as a figure; in words only what settled equal sums. */
function Why({ place, total }: { place: ShownPlace; total: number | null }) {
  const sentence = place.sentence && heldTogether(place.sentence)
  if (total === null) return sentence && <p className={styles.why}>{sentence}</p>
  const isSumAlone = !(place.line ?? '').includes(';')
  return (
    <div className={styles.why}>
      <p className={styles.total}>{formatTenths(total)}</p>
      {!isSumAlone && <p>{sentence}</p>}
    </div>
  )
}

/** «+7,5 в рейтинг»: the rule stands in the rating. */
function Rated({ entry, href }: { entry: EntryPoints | undefined; href: string }) {
  return (
    entry &&
    entry.points.num > 0 && (
      <Text size="small">
        <Link href={href}>+{pointsText(entry.points)} в&nbsp;рейтинг</Link>
      </Text>
    )
  )
}

function shortPoints(entry: EntryPoints | undefined): string {
  return entry && entry.points.num > 0 ? `, рейтинг: ${pointsCount(entry.points)}` : ''
}

/** City and studio, as far as the consents allow: «, Казань, Ритм». */
function placeOf({ city, club }: ShownPlace): string {
  return [city, club].map((part) => part && `, ${part}`).join('')
}

function Who({ place: { names, start_number } }: { place: ShownPlace }) {
  return names.length > 0 ? <Persons names={names} /> : `№\u00A0${start_number}`
}
