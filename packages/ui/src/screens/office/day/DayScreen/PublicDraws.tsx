import { readDigits } from '@parket/domain/draw/seedText'
import { useState } from 'react'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import type { DaySession, PublicDrawsProps } from './dayData.ts'
import * as styles from './day.css.ts'

/** The public draw by session: its hash, the digits of the hall, then all heats at once. */
export function PublicDraws({ sessions, problem, href, ...acts }: PublicDrawsProps) {
  if (sessions.length === 0) return null
  return (
    <section aria-labelledby="public-draws">
      <h2 id="public-draws" className={styles.asideTitle}>
        Жеребьёвка
      </h2>
      {problem !== null && <Alert tone="critical">{problem}</Alert>}
      <ul className={styles.tasks}>
        {sessions.map((session) => (
          <li key={session.session_id} className={styles.task}>
            <b className={styles.name}>{nameOf(session)}</b>
            {session.hash !== null && (
              <p className={styles.detail}>
                Хеш <code className={styles.hash}>{session.hash}</code>
              </p>
            )}
            <NextAct session={session} {...acts} />
          </li>
        ))}
      </ul>
      <p className={styles.together}>
        <Link href={href}>Так это видят все</Link>
      </p>
    </section>
  )
}

type Acts = Pick<PublicDrawsProps, 'pendingSession' | 'onShowHash' | 'onDigits' | 'onDraw'>

function NextAct({ session, ...acts }: Acts & { session: DaySession }) {
  const { pendingSession, onShowHash, onDraw } = acts
  const { session_id, hash, digits, undrawn } = session
  if (hash === null) {
    return (
      <p className={styles.taskFoot}>
        <Button
          isPending={pendingSession === session_id}
          aria-label={`Показать хеш: ${nameOf(session)}`}
          onPress={() => onShowHash(session_id)}
        >
          Показать хеш
        </Button>
      </p>
    )
  }
  if (digits === null) return <DigitsForm session={session} {...acts} />
  return (
    <>
      <p className={styles.detail}>
        Зал назвал <b>{digits}</b>
      </p>
      {undrawn.length > 0 && (
        <p className={styles.taskFoot}>
          <Button
            variant="primary"
            aria-label={`Составить заходы: ${undrawn.length}, ${nameOf(session)}`}
            onPress={() => onDraw(undrawn)}
          >
            Составить заходы: {undrawn.length}
          </Button>
        </p>
      )}
    </>
  )
}

/** Digits are said once: they are read back before they count. */
function DigitsForm({
  session,
  pendingSession,
  onDigits,
}: Pick<Acts, 'pendingSession' | 'onDigits'> & { session: DaySession }) {
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const digits = readDigits(typed)
  const { session_id } = session
  return (
    <form
      className={styles.digits}
      onSubmit={(event) => {
        event.preventDefault()
        setWrong(digits === null)
        if (digits !== null) onDigits(session_id, digits)
      }}
    >
      <TextField
        label={`Цифры из\u00A0зала: ${nameOf(session)}`}
        description={'Три или больше. Изменить их потом нельзя'}
        inputMode="numeric"
        value={typed}
        onChange={setTyped}
        error={isWrong && digits === null ? 'Нужны цифры, от\u00A03 до\u00A012' : undefined}
      />
      <Button type="submit" variant="primary" isPending={pendingSession === session_id}>
        {digits === null ? 'Принять цифры' : `Зал назвал ${digits}`}
      </Button>
    </form>
  )
}

/** «Отделение 1, Утро». */
function nameOf({ number, title }: DaySession): string {
  return title === '' ? `Отделение ${number}` : `Отделение ${number}, ${title}`
}
