import { contestTitle } from '@parket/domain/contest/title'
import { formatEventDates } from '@parket/domain/event/dates'
import { roleWords } from '@parket/domain/round/name'
import { BrandMark } from '../../../../components/BrandMark/BrandMark.tsx'
import { EventPicture } from '../../../../components/EventPicture/EventPicture.tsx'
import { partnersOf } from '../../../events/partnersOf.ts'
import type { ShownPlace } from '../../../events/resultData.ts'
import { placeNumber } from '../../../events/resultWords.ts'
import type { PaperPartProps } from './paperData.ts'
import type { PaperChoice } from './paperData.ts'
import { awardedPlaces } from './paperRecipients.ts'
import * as styles from './diploma.css.ts'

/** A diploma for each who gets one, the best first, all in one run of the printer. */
export function Diplomas({
  paper,
  frame,
  choice,
}: PaperPartProps & { choice: Pick<PaperChoice, 'reach' | 'title'> }) {
  const { team, result, people } = paper
  const { contest, event } = frame
  const partners = partnersOf(result.rounds)
  const partnerNames = ({ start_number }: ShownPlace) =>
    people.get(partners.get(start_number) ?? 0)?.names.join(', ') ?? ''
  return awardedPlaces(result, choice.reach).map((place) => {
    const person = people.get(place.start_number)
    const names = person?.names ?? place.names
    return (
      <article key={`${place.start_number} ${place.role}`} className={styles.diploma}>
        <div className={styles.picture}>
          <EventPicture eventId={paper.eventId} format="card" />
        </div>
        <p className={styles.brand}>
          {team.logo_url === null ? <BrandMark /> : <img src={team.logo_url} alt="" />}
          {team.name}
        </p>
        <h2 className={styles.title}>{choice.title}</h2>
        <p className={styles.place}>
          {/* Of points contests a degree stands instead of the place. */}
          {place.degree ?? `${placeNumber(place)} место`}
        </p>
        {person && person.troupe !== '' && <p className={styles.troupe}>{person.troupe}</p>}
        <p className={names.length > 4 ? styles.manyNames : styles.names}>{names.join(', ')}</p>
        {person && (
          <p>
            {[person.club, person.city].filter(Boolean).join(', ')}
            {person.coach !== '' && `. Тренер ${person.coach}`}
          </p>
        )}
        {partnerNames(place) !== '' && <p>в&nbsp;паре: {partnerNames(place)}</p>}
        <p className={styles.contest}>
          {contest && contestTitle(contest)}
          {place.role !== null && `, ${roleWords[place.role]}`}
        </p>
        <footer className={styles.foot}>
          <p>
            {event && event.name}
            <br />
            {event && [event.city, formatEventDates(event)].filter(Boolean).join(', ')}
          </p>
          <p className={styles.signature}>Главный судья</p>
        </footer>
      </article>
    )
  })
}
