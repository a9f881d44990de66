// Own <table>: a sheet of paper.
import type { EmergencyFile } from '@parket/domain/emergency/file'
import { numberedTitle } from '@parket/domain/contest/title'
import { countOf } from '@parket/domain/format/plural'
import * as paper from '../../paper/ContestPaperScreen/paper.css.ts'
import { peopleOf, wholeNames } from './names.ts'

/** Who takes part in each contest, under which number: a round is then drawn on paper. */
export function PeopleLists({ file }: { file: EmergencyFile }) {
  const people = peopleOf(file)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
    <section className={paper.paper} tabIndex={0} aria-label="Участники">
      {file.contests.map(({ id, rules, numbers, panel }) => (
        <article key={id} className={paper.sheet}>
          <header className={paper.head}>
            <div>
              <p className={paper.quiet}>{file.event.name}</p>
              <h2 className={paper.title}>{numberedTitle(rules)}</h2>
              <p>{countOf(numbers.length, ['участие', 'участия', 'участий'])}</p>
            </div>
          </header>
          {panel.length > 0 && (
            <p>Бригада: {panel.map(({ letter, name }) => `${letter} ${name}`).join(', ')}</p>
          )}
          <table className={paper.table}>
            <thead>
              <tr>
                <th scope="col">№</th>
                <th scope="col">Кто</th>
                <th scope="col">Город, клуб</th>
              </tr>
            </thead>
            <tbody>
              {numbers.map((number) => {
                const person = people.get(number)
                return (
                  <tr key={number}>
                    <th scope="row" className={paper.number}>
                      {number}
                    </th>
                    <td>{wholeNames(person)}</td>
                    <td>{[person?.city, person?.club].filter(Boolean).join(', ')}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </article>
      ))}
    </section>
  )
}
