// Own <table>: a sheet of paper.
import { countOf } from '@parket/domain/format/plural'
import { roundName } from '@parket/domain/round/name'
import type { PaperPartProps } from './paperData.ts'
import { partnersOf } from '../../../events/partnersOf.ts'
import type { ShownPlace } from '../../../events/resultData.ts'
import {
  heatLines,
  lineNumbers,
  originText,
  personText,
  type Paper,
  type RoundItem,
} from './paperData.ts'
import { PaperFoot, PaperHead } from './PaperHead.tsx'
import * as styles from './paper.css.ts'

/** The heats of a round: who dances in which, for the wall and the marshal. */
export function HeatList({ round, paper, frame, print }: PaperPartProps & { round: RoundItem }) {
  return (
    <article className={styles.sheet}>
      <PaperHead title="Заходы" round={roundName(round)} frame={frame} print={print} />
      <div className={styles.heats}>
        {heatLines(round).map((heat, at) => (
          <section key={heat[0]?.number} className={styles.heat}>
            <div className={styles.heatHead}>
              <h3 className={styles.heatTitle}>Заход {at + 1}</h3>
              <span className={styles.quiet}>{dancersText(heat)}</span>
            </div>
            <table className={styles.table}>
              <tbody>
                {heat.map((line) => (
                  <tr key={line.number}>
                    <th scope="row" className={styles.number}>
                      {lineNumbers(line)}
                    </th>
                    <td>
                      {line.people.map(({ start_number, is_late }) => (
                        <span key={start_number} className={styles.person}>
                          {personText(paper.people.get(start_number))}
                          {is_late && ' (опоздал)'}
                        </span>
                      ))}
                      {line.uncounted !== null && (
                        <span className={styles.quiet}>№ {line.uncounted} не в зачёт</span>
                      )}
                    </td>
                    <td className={styles.origin}>
                      {line.people.map(({ start_number }) => (
                        <span key={start_number} className={styles.person}>
                          {placeOf(paper.people.get(start_number))}
                        </span>
                      ))}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ))}
      </div>
      {round.seed !== null && <p className={styles.quiet}>Жребий: {round.seed}</p>}
      <PaperFoot print={print} />
    </article>
  )
}

/** «8 танцоров», of pairs «4 пары». */
function dancersText(heat: readonly { people: readonly unknown[] }[]): string {
  const isOfPairs = heat.some(({ people }) => people.length > 1)
  return countOf(
    heat.length,
    isOfPairs ? ['пара', 'пары', 'пар'] : ['участие', 'участия', 'участий'],
  )
}

/** What the announcer reads: heat by heat who comes out; after a final the places from the last to the first. */
export function AnnouncerList({
  round,
  paper,
  frame,
  print,
}: PaperPartProps & { round: RoundItem }) {
  const awards = round.index === 0 ? awardsOf(paper.result) : []
  return (
    <article className={styles.sheet}>
      <PaperHead title="Ведущему" round={roundName(round)} frame={frame} print={print} />
      {heatLines(round).map((heat, at) => (
        <section key={heat[0]?.number} className={styles.heat}>
          <h3 className={styles.heading}>Выходит заход {at + 1}</h3>
          <ul className={styles.spoken}>
            {heat.map((line) => (
              <Spoken
                key={line.number}
                lead={`№ ${lineNumbers(line)}`}
                people={line.people.map(({ start_number }) => paper.people.get(start_number))}
              />
            ))}
          </ul>
        </section>
      ))}
      {awards.length > 0 && (
        <section className={styles.awards}>
          <h3 className={styles.heading}>Награждение, от последнего места к первому</h3>
          <ul className={styles.spoken}>
            {awards.map((award) => (
              <Spoken
                key={award.map(({ start_number, role }) => `${start_number} ${role}`).join()}
                lead={placeWords(award)}
                people={award.map(({ start_number }) => paper.people.get(start_number))}
                note={`№ ${award.map(({ start_number }) => start_number).join('/')}`}
              />
            ))}
          </ul>
        </section>
      )}
      <PaperFoot print={print} />
    </article>
  )
}

/** Places from the last to the first, both of a pair together where they have the same. */
function awardsOf({ places, rounds }: Paper['result']): ShownPlace[][] {
  const partners = partnersOf(rounds)
  if (partners.size === 0) return places.toReversed().map((place) => [place])
  const partnerOf = (own: ShownPlace) =>
    places.find(
      ({ start_number, place, place_to }) =>
        start_number === partners.get(own.start_number) &&
        partners.get(start_number) === own.start_number &&
        place === own.place &&
        place_to === own.place_to,
    )
  return places
    .flatMap((own) => {
      const partner = partnerOf(own)
      if (partner === undefined) return [[own]]
      return own.role === 'leader' ? [[own, partner]] : []
    })
    .toSorted(([one], [other]) => (other?.place ?? 0) - (one?.place ?? 0))
}

/** «3 место», «3–4 место». */
function placeWords([first]: readonly ShownPlace[]): string {
  if (first === undefined) return ''
  const { place, place_to } = first
  return place === place_to ? `${place} место` : `${place}–${place_to} место`
}

interface SpokenProps {
  lead: string
  /** Both of a pair. */
  people: readonly Parameters<typeof personText>[0][]
  note?: string
}

function Spoken({ lead, people, note = '' }: SpokenProps) {
  return (
    <li className={styles.spokenEntry}>
      <b>{lead}</b>
      <span>
        {people.map(personText).filter(Boolean).join(' и ')}
        <br />
        <span className={styles.quiet}>
          {[people.map(originText).filter(Boolean).join('; '), note].filter(Boolean).join('. ')}
        </span>
      </span>
    </li>
  )
}

function placeOf(person: Parameters<typeof personText>[0]): string {
  return [person?.city, person?.club].filter(Boolean).join(', ')
}
