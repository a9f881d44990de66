// Own type="file": the emergency file works alone and carries no more components than it needs.
import { outcomeOf, type DancedRound } from '@parket/domain/emergency/dancedRound'
import { missingText, roundProgress, type SheetProgress } from '@parket/domain/emergency/progress'
import { findUndecidedTie } from '@parket/domain/emergency/tie'
import { formatDate } from '@parket/domain/format/date'
import { deletedBy } from '@parket/domain/emergency/deletedBy'
import { marksText } from '@parket/domain/scoring/recompute'
import { useId, useMemo } from 'react'
import type { EmergencyScreenProps } from './emergencyData.ts'
import * as styles from './panel.css.ts'
import { TieDecision } from './TieDecision.tsx'

interface CheckPanelProps extends EmergencyScreenProps {
  danced: DancedRound | null
}

/** What is missing, what is kept where, what the file holds, and the way to the result. */
export function CheckPanel(props: CheckPanelProps) {
  const { file, typed, typedBy, isKept, copiedAt, opened, danced } = props
  const { onTypedBy, onOpen, onPlace } = props
  const nameId = useId()
  const sheets = useMemo(() => (danced ? roundProgress(danced, typed) : []), [danced, typed])
  return (
    <aside className={styles.panel} aria-label="Проверка">
      <h2 className={styles.panelTitle}>Проверка</h2>
      <ul className={styles.facts}>
        <RoundChecks danced={danced} sheets={sheets} />
        {danced && danced.lines.length > 0 && <TieDecision {...props} danced={danced} />}
        {!isKept && (
          <li className={styles.fact}>
            <b className={styles.bad}>Браузер не хранит оценки</b>
            <span>сохраняйте копию почаще: после закрытия окна их здесь не будет</span>
          </li>
        )}
        <li className={styles.fact}>
          <b>{copiedAt === null ? 'Копии ещё нет' : `Копия сохранена: ${copiedAt}`}</b>
          <span>
            {copiedAt === null && 'сохраните её на\u00A0флешку: '}с{'\u00A0'}неё же можно продолжить
            на{'\u00A0'}другом ноутбуке
          </span>
          <label className={styles.open}>
            Открыть копию
            <input
              type="file"
              className={styles.hiddenInput}
              accept=".json,application/json"
              onChange={(event) => {
                const [copy] = event.target.files ?? []
                if (copy) onOpen(copy)
                // The same file may be chosen again.
                event.target.value = ''
              }}
            />
          </label>
          <output className={styles.note}>{opened}</output>
        </li>
        <li className={styles.fact}>
          <b>Вернётся сервер</b>
          <span>
            перенесите копию на странице «Обзор» или у счётной: совпавшее зачтётся, разница будет
            видна и{'\u00A0'}подождёт решения
          </span>
        </li>
        <li className={styles.fact}>
          <label htmlFor={nameId}>
            <b>Кто набирает</b>
          </label>
          <input
            id={nameId}
            className={styles.field}
            value={typedBy}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => onTypedBy(event.target.value)}
          />
          <span>имя уйдёт на сервер с{'\u00A0'}оценками</span>
        </li>
        <li className={styles.fact}>
          <b className={styles.warn}>В файле личные данные</b>
          <span>
            имена, города, клубы и{'\u00A0'}оценки до публикации. Не пересылайте его, держите при
            себе, удалите с{'\u00A0'}флешки и{'\u00A0'}ноутбука, когда оценки вернулись на сервер,
            не позднее {formatDate(deletedBy(file.event))}
          </span>
        </li>
      </ul>
      {danced && danced.lines.length > 0 && (
        <CountButton sheets={sheets} isTied={findUndecidedTie(danced) !== null} onPlace={onPlace} />
      )}
    </aside>
  )
}

function CountButton({
  sheets,
  isTied,
  onPlace,
}: {
  sheets: readonly SheetProgress[]
  /** Somebody has to decide first. */
  isTied: boolean
  onPlace: EmergencyScreenProps['onPlace']
}) {
  const missing = missingText(sheets)
  const isSound = sheets.every(({ fault }) => fault === null)
  const isReady = missing === null && isSound && !isTied
  const problem = isTied ? 'Сначала решите, что делать с\u00A0равными' : 'Исправьте отмеченное выше'
  return (
    <div className={styles.count}>
      <button
        type="button"
        className={styles.go}
        aria-disabled={!isReady}
        onClick={() => {
          if (isReady) onPlace({ show: 'result' })
        }}
      >
        Подсчитать
      </button>
      <output className={styles.small}>
        {missing ?? (isReady ? 'Все оценки на месте' : problem)}
      </output>
    </div>
  )
}

/** The most that stands above what the file says of itself. */
const MOST = 5

function RoundChecks({
  danced,
  sheets,
}: {
  danced: DancedRound | null
  sheets: readonly SheetProgress[]
}) {
  if (danced === null || danced.lines.length === 0) return null
  const begun = sheets.filter(({ typed, empty }) => typed > 0 && empty.length > 0)
  const faults = sheets.filter(({ fault }) => fault !== null)
  const isWhole = sheets.every(({ empty, fault }) => empty.length === 0 && fault === null)
  const { outcome, error } = isWhole ? outcomeOf(danced) : { outcome: null, error: null }
  return (
    <>
      {faults.slice(0, MOST).map(({ dance, letter, fault }) => (
        <li key={`${dance} ${letter}`} className={styles.fact}>
          <b className={styles.bad}>{fault}</b>
        </li>
      ))}
      {begun.slice(0, MOST).map(({ dance, letter, empty }) => (
        <li key={`${dance} ${letter}`} className={styles.fact}>
          <b className={styles.warn}>
            {dance}, {letter}: не хватает {empty.length}
          </b>
          <span>пусто у {empty.slice(0, 8).join(', ')}</span>
        </li>
      ))}
      {error && error.code !== 'missing_chief_order' && (
        <li className={styles.fact}>
          <b className={styles.bad}>{marksText(error)}</b>
        </li>
      )}
      {outcome && outcome.goingOn.length > 0 && (
        <li className={styles.fact}>
          <b>Проходят дальше</b>
          <span>{outcome.goingOn.join(', ')}</span>
        </li>
      )}
    </>
  )
}
