// Own <table>: a sheet of paper, whose head is said again on every page.
import { numberedTitle } from '@parket/domain/contest/title'
import { groupedBy, inContest, type EventPaper } from '@parket/domain/registration/paperLists'
import * as paper from '../ContestPaperScreen/paper.css.ts'
import * as styles from './eventPaper.css.ts'
import { paperName, type PaperContest, type PaperRegistration } from './eventPaperData.ts'

interface ListProps {
  document: EventPaper
  title: string
  /** The event and how many stand here: in small above the title. */
  occasion: string
  listed: readonly PaperRegistration[]
  contests: readonly PaperContest[]
}

/** Who stands in one list. Every sheet of paper that it goes over says whose it is. */
export function PaperList({ document, title, occasion, listed, contests }: ListProps) {
  return (
    <table className={paper.table}>
      <thead>
        <tr className={styles.printedHead} aria-hidden>
          <td colSpan={4}>
            <span className={styles.printedOccasion}>{occasion}</span>
            <span className={styles.printedTitle}>{title}</span>
          </td>
        </tr>
        <tr>
          <th scope="col">№</th>
          <th scope="col">Кто</th>
          <th scope="col">{document === 'clubs' ? 'Город' : 'Клуб'}</th>
          <th scope="col">{document === 'contests' ? 'Город' : 'Номинации'}</th>
        </tr>
      </thead>
      <tbody>
        {listed.map((registration) => (
          <tr key={registration.regN}>
            <th scope="row" className={paper.number}>
              {registration.startNumber}
            </th>
            <td>{paperName(registration)}</td>
            <td>{document === 'clubs' ? registration.city : registration.club}</td>
            <td>
              {document === 'contests' ? registration.city : numbersOf(registration, contests)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The lists of a paper, each with its title. */
export function listsOf(
  document: EventPaper,
  own: readonly PaperRegistration[],
  contests: readonly PaperContest[],
) {
  if (document === 'contests') {
    return contests
      .map((contest) => ({
        title: numberedTitle(contest),
        registrations: inContest(own, contest.id),
      }))
      .filter(({ registrations }) => registrations.length > 0)
  }
  const [field, nobody] =
    document === 'clubs' ? (['club', 'Без клуба'] as const) : (['city', 'Город не указан'] as const)
  return groupedBy(own, field).map(({ title, registrations }) => ({
    title: title || nobody,
    registrations,
  }))
}

/** «11, 12»: contests by number, as the programme names them. */
function numbersOf({ entries }: PaperRegistration, contests: readonly PaperContest[]): string {
  const own = new Set(
    entries.filter(({ status }) => status === 'active').map(({ contest_id }) => contest_id),
  )
  return contests
    .filter(({ id }) => own.has(id))
    .map(({ group_num }) => group_num)
    .join(', ')
}
