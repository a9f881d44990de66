import { typedCount } from '@parket/domain/emergency/typed'
import { dancedRound } from '@parket/domain/emergency/dancedRound'
import { deletedBy } from '@parket/domain/emergency/deletedBy'
import { formatDate } from '@parket/domain/format/date'
import { formatDateTime } from '@parket/domain/format/dateTime'
import { useMemo } from 'react'
import { CheckPanel } from './CheckPanel.tsx'
import { ContestResult } from './ContestResult.tsx'
import type { EmergencyScreenProps } from './emergencyData.ts'
import * as styles from './emergency.css.ts'
import { MarkBoard } from './MarkBoard.tsx'
import { groupRounds, shortTitle, typedText, waitingText } from './navigation.ts'
import { PairsPanel } from './PairsPanel.tsx'
import { PeopleLists } from './PeopleLists.tsx'
import { RoundSheets } from './RoundSheets.tsx'

export type { EmergencyPlace, EmergencyScreenProps } from './emergencyData.ts'

/** The emergency file: marks are typed from paper and counted without network and server. */
export function EmergencyScreen(props: EmergencyScreenProps) {
  const { file, typed, place, onPlace, onSave, onPrint } = props
  const round = file.rounds.find(({ id }) => id === place.roundId) ?? null
  const danced = useMemo(() => round && dancedRound(file, round, typed), [file, round, typed])
  const isPaper = place.show !== 'marks'
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className={styles.headText}>
          <b className={styles.headTitle}>Аварийный файл. {file.event.name}</b>
          <span className={styles.headNote}>
            Работает без сети и сервера. Данные на{' '}
            {formatDateTime(file.made_at, file.event.time_zone)}, {typedText(typedCount(typed))}
          </span>
          <span className={styles.headWarning}>
            Внутри личные данные и&nbsp;неопубликованные оценки: удалите не&nbsp;позднее{' '}
            {formatDate(deletedBy(file.event))}
          </span>
        </p>
        {isPaper ? (
          <button type="button" className={styles.quiet} onClick={() => onPlace({ show: 'marks' })}>
            К оценкам
          </button>
        ) : (
          <>
            <button
              type="button"
              className={styles.quiet}
              onClick={() => onPlace({ show: 'people' })}
            >
              Участники
            </button>
            <button
              type="button"
              className={styles.quiet}
              onClick={() => onPlace({ show: 'sheets' })}
            >
              Листы на печать
            </button>
          </>
        )}
        {isPaper && (
          <button type="button" className={styles.quiet} onClick={onPrint}>
            Напечатать
          </button>
        )}
        <button type="button" className={styles.save} onClick={onSave}>
          Сохранить копию
        </button>
      </header>
      <div className={styles.columns}>
        <RoundNav {...props} />
        <main className={styles.main}>
          {round === null || danced === null ? (
            <p>На турнире ещё нет туров: распечатайте списки участников.</p>
          ) : (
            <>
              {place.show !== 'people' && (
                <h1 className={styles.title}>{shortTitle(file, round)}</h1>
              )}
              {place.show === 'marks' &&
                (danced.lines.length > 0 ? (
                  <MarkBoard {...props} danced={danced} />
                ) : (
                  danced.pairing === null && (
                    <p>
                      {sentence(waitingText(danced))}. Когда те туры набраны и подсчитаны, состав
                      появится здесь сам.
                    </p>
                  )
                ))}
              {place.show === 'marks' && danced.pairing && (
                <PairsPanel {...props} danced={danced} pairing={danced.pairing} />
              )}
              {place.show === 'sheets' && <RoundSheets file={file} danced={danced} />}
              {place.show === 'result' && (
                <ContestResult file={file} typed={typed} contest={danced.contest} />
              )}
            </>
          )}
          {place.show === 'people' && <PeopleLists file={file} />}
        </main>
        <CheckPanel {...props} danced={danced} />
      </div>
    </div>
  )
}

function RoundNav({ file, typed, place, onPlace }: EmergencyScreenProps) {
  const groups = useMemo(() => groupRounds(file, typed), [file, typed])
  return (
    <nav className={styles.nav} aria-label="Туры">
      {groups.map(({ title, rounds }) => (
        <section key={title}>
          <h2 className={styles.navTitle}>{title}</h2>
          <ul className={styles.list}>
            {rounds.map(({ id, title: name, note }) => (
              <li key={id}>
                <button
                  type="button"
                  className={styles.navItem}
                  aria-current={id === place.roundId ? 'true' : undefined}
                  onClick={() => onPlace({ roundId: id, dance: '', show: 'marks' })}
                >
                  {name}
                  <span className={styles.navNote}>{note}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
