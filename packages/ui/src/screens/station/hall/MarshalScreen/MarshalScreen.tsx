import { formatTime } from '@parket/domain/format/dateTime'
import type { CallState, HallFloor } from '@parket/domain/station/hall/hall'
import {
  currentOuting,
  nextOutings,
  outingKey,
  unmarkedEntries,
  type HallOuting,
} from '@parket/domain/station/hall/outings'
import {
  callsText,
  lastCallText,
  numbersText,
  outingDances,
  outingText,
  outingTitle,
} from '@parket/domain/station/hall/words'
import { countOf } from '@parket/domain/format/plural'
import { useState } from 'react'
import { Button } from '../../../../components/Button/Button.tsx'
import { Spinner } from '../../../../components/Spinner/Spinner.tsx'
import { StatusSlot } from '../../../../components/StatusSlot/StatusSlot.tsx'
import { cx } from '../../../../theme/cx.ts'
import { FloorChoice, type FloorChoiceProps } from '../../staff/FloorChoice.tsx'
import { StaffPage, type StaffHead } from '../../staff/StaffPage.tsx'
import * as staff from '../../staff/staff.css.ts'
import { ActButton } from '../ActButton.tsx'
import { EntryTile } from './EntryTile.tsx'
import * as styles from './MarshalScreen.css.ts'

export type { StaffHead } from '../../staff/StaffPage.tsx'

/** What the marshal says of somebody; `unknown` takes the word back. */
type CalledState = CallState | 'unknown'

export interface MarshalScreenProps {
  /** Of the page. */
  head: StaffHead
  /** The floor with what was pressed; null while it is on its way. */
  floor: HallFloor | null
  /** Of the day. */
  floors: FloorChoiceProps
  /** The zone of the event. */
  timeZone: string
  /** How many presses could not be sent. */
  unsent: number
  /** Why the server refused a press, in Russian. */
  reasons: readonly string[]
  /** Says who of a heat is there. */
  onCall: (outing: HallOuting, registrationIds: readonly number[], state: CalledState) => void
  /** Lets a heat onto the floor; false takes it back. */
  onRelease: (outing: HallOuting, released: boolean) => void
  /** Sends what could not be sent. */
  onSendAgain: () => void
}

/** How many heats the marshal sees ahead. */
const AHEAD = 3

/** The marshal at the door: who of the next three heats is there, and the next one is let out. */
export function MarshalScreen(props: MarshalScreenProps) {
  const { head, floor, floors, timeZone, onCall, onRelease } = props
  const [chosen, setChosen] = useState<string | null>(null)
  const next = floor === null ? [] : nextOutings(floor).slice(0, AHEAD)
  const acted = next.find((one) => outingKey(one) === chosen) ?? next[0]
  return (
    <StaffPage
      head={head}
      back={null}
      aside={null}
      footer={
        acted && (
          <ReleaseFoot outing={acted} onCall={onCall} onRelease={() => onRelease(acted, true)} />
        )
      }
    >
      <h1 className={staff.hiddenTitle}>Выход на&nbsp;паркет</h1>
      <FloorChoice {...floors} />
      <Slot {...props} />
      {floor === null && <Spinner aria-label="Загружаем заходы…" />}
      {floor !== null && next.length === 0 && (
        <p className={staff.empty}>
          Выпускать пока некого: здесь будут заходы туров, которые закреплены в&nbsp;кабинете.
        </p>
      )}
      {acted && (
        <>
          <fieldset className={styles.tabs} aria-label="Ближайшие заходы">
            {next.map((one) => (
              <button
                key={outingKey(one)}
                type="button"
                className={styles.tab[one === acted ? 'on' : 'off']}
                aria-pressed={one === acted}
                onClick={() => setChosen(outingKey(one))}
              >
                <b className={styles.tabTitle}>{outingTitle(one)}</b>{' '}
                <span className={styles.tabText}>
                  {whenText(one, timeZone) || outingDances(one)}
                </span>
              </button>
            ))}
          </fieldset>
          <div className={styles.heats}>
            {next.map((one, index) => (
              <section
                key={outingKey(one)}
                className={cx(styles.heat, one !== acted && styles.notOnPhone)}
                aria-labelledby={`heat-${index}`}
              >
                <h2 id={`heat-${index}`} className={styles.heatTitle}>
                  {outingTitle(one)}
                </h2>
                <p className={styles.heatText}>
                  {outingText(one)}
                  {whenText(one, timeZone) !== '' && (
                    <b className={styles.when}>. {whenText(one, timeZone)}</b>
                  )}
                  {one.round.status === 'locked' && '. Тур ещё не\u00A0начат'}
                </p>
                <ul className={styles.entries}>
                  {one.entries.map((entry) => (
                    <EntryTile
                      key={entry.registration_id}
                      entry={entry}
                      isFirst={index === 0}
                      onCall={(state) => onCall(one, [entry.registration_id], state)}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </>
      )}
    </StaffPage>
  )
}

/** Of an item that is ahead its hour; what runs is told by its dance. */
function whenText({ item }: HallOuting, timeZone: string): string {
  return item.state === 'ahead' && item.expected_start !== null
    ? formatTime(item.expected_start, timeZone)
    : ''
}

/** What the device has to say: a refusal, what is not sent, else what is on the floor. */
function Slot({ floor, timeZone, unsent, reasons, onRelease, onSendAgain }: MarshalScreenProps) {
  const current = floor === null ? null : currentOuting(floor)
  if (reasons.length > 0) {
    return (
      <StatusSlot tone="broken" icon="warning" fact="Не принято">
        {reasons.join(' ')}
      </StatusSlot>
    )
  }
  if (unsent > 0) {
    return (
      <StatusSlot
        tone="warning"
        icon="offline"
        fact={`Не\u00A0отправлено: ${countOf(unsent, ['нажатие', 'нажатия', 'нажатий'])}`}
        aside={<Button onPress={onSendAgain}>Отправить</Button>}
      >
        уйдут сами, когда вернётся сеть
      </StatusSlot>
    )
  }
  if (current === null) {
    return (
      <StatusSlot tone="quiet" icon="people" fact="На паркете никого.">
        {floor && 'Нажатие: на\u00A0месте, малая клавиша: нет'}
      </StatusSlot>
    )
  }
  const unmarked = unmarkedEntries(current.entries)
  const release = current.round.releases.find(
    ({ dance, heat }) => dance === current.outing.dance && heat === current.outing.heat,
  )
  return (
    <StatusSlot
      tone="good"
      icon="people"
      fact={`На\u00A0паркете ${outingTitle(current)}`}
      aside={<Button onPress={() => onRelease(current, false)}>Вернуть</Button>}
    >
      {outingDances(current)}
      {release && ` с\u00A0${formatTime(release.at, timeZone)}`}
      {unmarked.length > 0 && `, без\u00A0отметки ${numbersText(unmarked)}`}
    </StatusSlot>
  )
}

interface ReleaseFootProps {
  outing: HallOuting
  onCall: MarshalScreenProps['onCall']
  onRelease: () => void
}

/** Always under the thumb: how many are there, the last call, the release. */
function ReleaseFoot({ outing, onCall, onRelease }: ReleaseFootProps) {
  const call = lastCallText(outing.entries)
  const callAll = () => {
    const ids = unmarkedEntries(outing.entries).map(({ registration_id }) => registration_id)
    onCall(outing, ids, 'called')
  }
  return (
    <>
      <output className={styles.summary}>
        <b className={styles.calls}>{callsText(outing.entries)}</b>
        <span className={styles.summaryMore}>
          {outingTitle(outing)}. Ведущий и&nbsp;главный судья видят это сразу
        </span>
      </output>
      <div className={styles.acts}>
        <Button size="large" isDisabled={call === null} onPress={callAll}>
          {call ?? 'Вызвать некого'}
        </Button>
        <ActButton onPress={onRelease}>Выпустить</ActButton>
      </div>
    </>
  )
}
