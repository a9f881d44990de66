import { countOf } from '@parket/domain/format/plural'
import { entryMark, heatChanges } from '@parket/domain/station/hall/changes'
import type { HallFloor } from '@parket/domain/station/hall/hall'
import {
  currentOuting,
  nextOutings,
  outingKey,
  type CalledEntry,
  type HallOuting,
} from '@parket/domain/station/hall/outings'
import { outingRound, placeText, saidNames } from '@parket/domain/station/hall/words'
import { useState } from 'react'
import { Button } from '../../../../components/Button/Button.tsx'
import { LiveBadge } from '../../../../components/LiveBadge/LiveBadge.tsx'
import { Spinner } from '../../../../components/Spinner/Spinner.tsx'
import { tiedTitle } from '../../../contests/contestLabels.ts'
import { FloorChoice, type FloorChoiceProps } from '../../staff/FloorChoice.tsx'
import { StaffPage, type StaffHead } from '../../staff/StaffPage.tsx'
import * as staff from '../../staff/staff.css.ts'
import { Agenda } from './Agenda.tsx'
import * as styles from './AnnouncerScreen.css.ts'

/** A longer name does not stand in the largest letters. */
const SHORT_TITLE = 60

export interface AnnouncerScreenProps {
  /** Of the page. */
  head: StaffHead
  /** Null while it is on its way. */
  floor: HallFloor | null
  /** Of the day. */
  floors: FloorChoiceProps
  /** The zone of the event. */
  timeZone: string
}

/** Heats that can be opened besides the one on the floor. */
const AHEAD = 6

/** The announcer: who dances, as it is said aloud; beside it what is next and what has changed. */
export function AnnouncerScreen({ head, floor, floors, timeZone }: AnnouncerScreenProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const current = floor === null ? null : currentOuting(floor)
  const next = floor === null ? [] : nextOutings(floor).slice(0, AHEAD)
  const all = current === null ? next : [current, ...next]
  const at = Math.max(
    0,
    all.findIndex((one) => outingKey(one) === chosen),
  )
  const shown = all[at]
  const after = all[at + 1]
  return (
    <StaffPage
      head={head}
      back={null}
      asideLabel="Сказать"
      aside={
        floor && (
          <Agenda
            floor={floor}
            outings={all}
            current={current}
            shown={shown ?? null}
            timeZone={timeZone}
            onShow={(outing) => setChosen(outingKey(outing))}
          />
        )
      }
      footer={
        shown && (
          <div className={styles.acts}>
            <Button size="large" isDisabled={at === 0} onPress={() => setChosen(null)}>
              {current ? 'На\u00A0паркете' : 'Первый заход'}
            </Button>
            <Button
              size="large"
              isDisabled={after === undefined}
              onPress={() => after && setChosen(outingKey(after))}
            >
              Следующий заход
            </Button>
          </div>
        )
      }
    >
      <FloorChoice {...floors} />
      {floor === null && <Spinner aria-label="Загружаем заходы…" />}
      {floor !== null &&
        (shown ? (
          <Names outing={shown} isOnFloor={shown === current} />
        ) : (
          <>
            <h1 className={staff.hiddenTitle}>Кто танцует</h1>
            <p className={staff.empty}>
              Объявлять пока некого: здесь будут заходы туров, которые закреплены в&nbsp;кабинете.
            </p>
          </>
        ))}
    </StaffPage>
  )
}

function Names({ outing, isOnFloor }: { outing: HallOuting; isOnFloor: boolean }) {
  const { item, round, entries } = outing
  const { heat } = outing.outing
  const heats = round.heats.length
  const danced = entries.filter((entry) => entryMark(entry)?.tone !== 'struck').length
  return (
    <>
      <h1 className={item.title.length > SHORT_TITLE ? styles.longTitle : styles.title}>
        {tiedTitle(item.title)}
      </h1>
      <p className={styles.sub}>
        {isOnFloor ? <LiveBadge>На&nbsp;паркете</LiveBadge> : <b>Дальше</b>}. {outingRound(outing)}
        {heats > 1 && `, заход ${heat} из\u00A0${heats}`},{' '}
        {countOf(danced, ['номер', 'номера', 'номеров'])}
      </p>
      {heatChanges(entries).length > 0 && (
        <p className={styles.onPhone}>{heatChanges(entries).join(', ')}</p>
      )}
      <ul className={styles.names}>
        {entries.map((entry) => (
          <Entry key={entry.registration_id} entry={entry} />
        ))}
      </ul>
    </>
  )
}

function Entry({ entry }: { entry: CalledEntry }) {
  const mark = entryMark(entry)
  const isStruck = mark?.tone === 'struck'
  const Said = isStruck ? 's' : 'span'
  return (
    <li className={isStruck ? styles.struck : styles.entry}>
      <b className={styles.number}>{entry.start_number}</b>{' '}
      <Said className={styles.said}>{saidNames(entry)}</Said>{' '}
      <span className={styles.place}>
        {!isStruck && placeText(entry)}
        {mark && <b className={styles.mark[mark.tone]}>{mark.text}</b>}
      </span>
    </li>
  )
}
