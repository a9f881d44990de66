// Own <table>: a sheet of paper.
import { contestPlaces } from '@parket/domain/emergency/results'
import type { EmergencyContest, EmergencyFile } from '@parket/domain/emergency/file'
import type { TypedMarks } from '@parket/domain/emergency/typed'
import { numberedTitle } from '@parket/domain/contest/title'
import { useMemo } from 'react'
import * as paper from '../../paper/ContestPaperScreen/paper.css.ts'
import * as styles from './emergency.css.ts'
import { peopleOf, wholeNames } from './names.ts'

/** «1», «3–4» */
function rangeText({ place, place_to }: { place: number; place_to: number }): string {
  return place === place_to ? String(place) : `${place}–${place_to}`
}

interface ContestResultProps {
  file: EmergencyFile
  typed: TypedMarks
  contest: EmergencyContest
}

/** The places of a contest, each with how it came about. */
export function ContestResult({ file, typed, contest }: ContestResultProps) {
  const { places, problems } = useMemo(
    () => contestPlaces(file, contest, typed),
    [file, contest, typed],
  )
  const people = peopleOf(file)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
    <section className={paper.paper} tabIndex={0} aria-label="Итоги">
      <article className={paper.sheet}>
        <header className={paper.head}>
          <div>
            <p className={paper.quiet}>{file.event.name}</p>
            <h2 className={paper.title}>{numberedTitle(contest.rules)}</h2>
            <p>Итоги без сервера. Официальными станут после переноса и публикации</p>
          </div>
        </header>
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
        {places.length > 0 && (
          <table className={paper.table}>
            <thead>
              <tr>
                <th scope="col">Место</th>
                <th scope="col">№</th>
                <th scope="col">Кто</th>
                <th scope="col">Почему такое место</th>
              </tr>
            </thead>
            <tbody>
              {places.map((place) => {
                const person = people.get(place.start_number)
                return (
                  <tr key={place.start_number}>
                    <td className={styles.placed}>
                      <b>{rangeText(place)}</b>
                      {place.degree && <span className={paper.person}>{place.degree}</span>}
                    </td>
                    <td className={paper.number}>{place.start_number}</td>
                    <td>
                      {wholeNames(person)}
                      {person?.city && <span className={paper.person}>{person.city}</span>}
                    </td>
                    <td>{place.reason?.sentence}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        )}
        <div className={paper.signatures}>
          <p className={paper.signature}>Главный судья</p>
          <p className={paper.signature}>Счётная комиссия</p>
        </div>
      </article>
    </section>
  )
}
