import { roundName } from '@parket/domain/round/name'
import type { PaperPartProps } from './ContestPaperScreen.tsx'
import { originText, personText, type RoundItem } from './paperData.ts'
import { PaperHead } from './PaperHead.tsx'
import * as styles from './paper.css.ts'

/** The heats of a round: who dances in which, for the wall and the marshal. */
export function HeatList({ round, paper, frame }: PaperPartProps & { round: RoundItem }) {
  return (
    <article className={styles.sheet}>
      <PaperHead title="Заходы" round={roundName(round)} frame={frame} />
      {round.heats.map((heat, at) => (
        <section key={heat[0]?.registration_id} className={styles.heat}>
          <h3 className={styles.heading}>Заход {at + 1}</h3>
          <table className={styles.table}>
            <tbody>
              {heat.map(({ start_number, is_late }) => {
                const person = paper.people.get(start_number)
                return (
                  <tr key={start_number}>
                    <th scope="row" className={styles.number}>
                      {start_number}
                    </th>
                    <td>
                      {personText(person)}
                      {is_late && ' (опоздал)'}
                    </td>
                    <td className={styles.origin}>
                      {[person?.city, person?.club].filter(Boolean).join(', ')}
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </section>
      ))}
      {round.seed !== null && <p className={styles.quiet}>Жребий: {round.seed}</p>}
    </article>
  )
}

/** What the announcer reads: heat by heat who comes out; after a final the places from the last to the first. */
export function AnnouncerList({ round, paper, frame }: PaperPartProps & { round: RoundItem }) {
  const places = round.index === 0 ? paper.result.places.toReversed() : []
  return (
    <article className={styles.sheet}>
      <PaperHead title="Ведущему" round={roundName(round)} frame={frame} />
      {round.heats.map((heat, at) => (
        <section key={heat[0]?.registration_id} className={styles.heat}>
          <h3 className={styles.heading}>Выходит заход {at + 1}</h3>
          <ul className={styles.spoken}>
            {heat.map(({ start_number }) => (
              <Spoken
                key={start_number}
                lead={`№ ${start_number}`}
                person={paper.people.get(start_number)}
              />
            ))}
          </ul>
        </section>
      ))}
      {places.length > 0 && (
        <section className={styles.awards}>
          <h3 className={styles.heading}>Награждение, от последнего места к первому</h3>
          <ul className={styles.spoken}>
            {places.map(({ start_number, role, place, place_to }) => (
              <Spoken
                key={`${start_number} ${role}`}
                lead={place === place_to ? `${place} место` : `${place}–${place_to} место`}
                person={paper.people.get(start_number)}
                note={`№ ${start_number}`}
              />
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}

interface SpokenProps {
  lead: string
  person: Parameters<typeof personText>[0]
  note?: string
}

function Spoken({ lead, person, note = '' }: SpokenProps) {
  return (
    <li className={styles.spokenEntry}>
      <b>{lead}</b>
      <span>
        {personText(person)}
        <br />
        <span className={styles.quiet}>
          {[originText(person), note].filter(Boolean).join('. ')}
        </span>
      </span>
    </li>
  )
}
