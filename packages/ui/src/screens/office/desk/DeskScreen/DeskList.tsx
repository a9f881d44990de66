import type { DeskFound, DeskPerson } from '@parket/domain/desk/desk'
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx'
import type { DeskScreenProps } from './deskData.ts'
import { DeskRow } from './DeskRow.tsx'
import * as styles from './desk.css.ts'
import * as listStyles from './deskList.css.ts'

/** Whom one can take in at a glance. */
const SHOWN = 40

interface DeskListProps extends DeskScreenProps {
  found: DeskFound<DeskPerson>
  asked: { id: number } | null
  onAsk: (asked: { id: number }) => void
}

/** Whom the search found: the exact number first. */
export function DeskList({ found, ...props }: DeskListProps) {
  const { exact, begins, named } = found
  const others = [...begins, ...named]
  if (exact === null && others.length === 0) return <NobodyFound q={props.q} />
  const title = exact === null ? null : othersTitle(begins.length, named.length, props.q.trim())
  return (
    <div className={listStyles.found}>
      {exact && (
        <ul className={listStyles.list} aria-label="Номер найден">
          <Row {...props} person={exact} isExact />
        </ul>
      )}
      {others.length > 0 && (
        <div>
          {title !== null && <p className={listStyles.listTitle}>{title}</p>}
          <ul className={listStyles.list} aria-label="Найденные заявки">
            {others.slice(0, SHOWN).map((person) => (
              <Row key={person.id} {...props} person={person} />
            ))}
          </ul>
          {others.length > SHOWN && (
            <p className={styles.quiet}>
              Показаны первые {SHOWN} из&nbsp;{others.length}: наберите номер или фамилию.
            </p>
          )}
        </div>
      )}
    </div>
  )
}

function othersTitle(begins: number, named: number, q: string): string {
  if (named === 0) return `Ещё ${begins}: номер начинается с\u00A0${q}`
  if (begins === 0) return `Ещё ${named}: имя, телефон или почта`
  return `Ещё ${begins + named}: номер начинается с\u00A0${q}, телефон или почта`
}

function Row({
  person,
  isExact,
  ...props
}: Omit<DeskListProps, 'found'> & { person: DeskPerson; isExact?: boolean }) {
  const { actionState, asked, contests } = props
  const names = [`attendance ${person.id}`, `payment ${person.id}`]
  return (
    <DeskRow
      person={person}
      isExact={isExact}
      isOpen={props.record?.id === person.id}
      isSending={names.some((name) => actionState.sending.has(name))}
      isUnanswered={names.some((name) => actionState.unanswered.has(name))}
      asked={asked?.id === person.id ? asked : null}
      timeZone={props.event?.time_zone ?? 'Europe/Moscow'}
      contests={person.entries
        .filter(({ status }) => status !== 'withdrawn')
        .flatMap(({ contest_id }) => contests.get(contest_id) ?? [])}
      onOpen={() => props.onOpen(person.id)}
      onAsk={() => props.onAsk({ id: person.id })}
      onCheckIn={() => props.onCheckIn(person)}
      onPay={(method) => props.onPay(person, method)}
      onLeave={props.onFocusSearch}
    />
  )
}

function NobodyFound({ q }: { q: string }) {
  if (q.trim() === '') {
    return (
      <EmptyState title="Заявок пока нет">
        Как только кто-нибудь запишется, заявку можно будет отметить здесь.
      </EmptyState>
    )
  }
  return (
    <EmptyState title="Никого не нашлось">
      Проверьте номер или поищите по&nbsp;фамилии любого танцора, клубу или телефону.
    </EmptyState>
  )
}
