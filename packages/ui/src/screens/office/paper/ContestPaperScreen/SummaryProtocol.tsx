// Own <table>: a sheet of paper.
import { publicationText } from '@parket/domain/journal/head'
import { roleWords } from '@parket/domain/round/name'
import { placeNumber } from '../../../events/resultWords.ts'
import { roundPanels } from '../../../events/roundPanels.ts'
import { partnersOf } from '../../../events/partnersOf.ts'
import type { PaperPartProps } from './paperData.ts'
import { personText } from './paperData.ts'
import { PaperFoot, PaperHead } from './PaperHead.tsx'
import * as styles from './paper.css.ts'

/** The places with names, cities, clubs and what decided, and who judged: signed by the chief judge. */
export function SummaryProtocol({ paper, frame, print }: PaperPartProps) {
  const { places, panel, rounds, journal } = paper.result
  const partners = partnersOf(rounds)
  const roles = [null, 'leader', 'follower'] as const
  return (
    <article className={styles.sheet}>
      <PaperHead title="Итоговый протокол" round="" frame={frame} />
      {roles.map((role) => {
        const own = places.filter((place) => place.role === role)
        return own.length === 0 ? null : (
          <section key={role}>
            {role !== null && <h3 className={styles.heading}>{capital(roleWords[role])}</h3>}
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">Место</th>
                  <th scope="col">№</th>
                  <th scope="col">Танцоры</th>
                  <th scope="col">Город, клуб</th>
                  <th scope="col">Тренер</th>
                  <th scope="col">Как решилось</th>
                </tr>
              </thead>
              <tbody>
                {own.map((place) => {
                  const person = paper.people.get(place.start_number)
                  const partner = partners.get(place.start_number)
                  return (
                    <tr key={place.start_number}>
                      <th scope="row" className={styles.number}>
                        {placeNumber(place)}
                      </th>
                      <td className={styles.number}>{place.start_number}</td>
                      <td>
                        {person ? personText(person) : place.names.join(', ')}
                        {partner !== undefined && (
                          <span className={styles.quiet}> в&nbsp;паре с №&nbsp;{partner}</span>
                        )}
                      </td>
                      <td>{[person?.city, person?.club].filter(Boolean).join(', ')}</td>
                      <td>{person?.coach}</td>
                      <td className={styles.quiet}>
                        {[place.degree, place.line].filter((part) => part !== null).join('; ')}
                      </td>
                    </tr>
                  )
                })}
              </tbody>
            </table>
          </section>
        )
      })}
      <section className={styles.heat}>
        <h3 className={styles.heading}>Судьи</h3>
        <p>{judgesText(panel)}</p>
        {roundPanels(paper.result).map(({ title, judges }) => (
          <p key={title}>
            {title}: {judgesText(judges)}
          </p>
        ))}
      </section>
      {journal && <p className={styles.quiet}>{publicationText(journal)}</p>}
      <footer className={styles.signatures}>
        <p className={styles.signature}>Главный судья</p>
        <p className={styles.signature}>Счётная комиссия</p>
      </footer>
      <PaperFoot print={print} />
    </article>
  )
}

function judgesText(judges: PaperPartProps['paper']['result']['panel']): string {
  return judges
    .map(
      ({ letter, name, role }) => `${letter} ${name}${role === 'chief' ? ' (главный судья)' : ''}`,
    )
    .join('; ')
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
