import { clockText } from '@parket/domain/station/hall/countdown'
import type { HallFloor } from '@parket/domain/station/hall/hall'
import { musicOrder, type Play } from '@parket/domain/station/hall/music'
import { tempoOf, tempoText } from '@parket/domain/station/hall/tempo'
import { itemTitle } from '@parket/domain/station/hall/words'
import { Button } from '../../../../components/Button/Button.tsx'
import { Countdown } from '../../../../components/Countdown/Countdown.tsx'
import { Spinner } from '../../../../components/Spinner/Spinner.tsx'
import { UndoIcon } from '../../../../icons/UndoIcon.tsx'
import { FloorChoice, type FloorChoiceProps } from '../../staff/FloorChoice.tsx'
import { StaffPage, type StaffHead } from '../../staff/StaffPage.tsx'
import * as staff from '../../staff/staff.css.ts'
import { ActButton } from '../ActButton.tsx'
import { MusicList } from './MusicList.tsx'
import * as styles from './DjScreen.css.ts'

/** The dance at the desk. */
export interface DjPlayer {
  /** Null: there is nothing to play. */
  play: Play | null
  /** Of what is left, in seconds; negative over time. */
  left: number
  /** How much is played, from 0 to 1. */
  share: number
  isRunning: boolean
}

export interface DjScreenProps {
  /** Of the page. */
  head: StaffHead
  /** Null while it is on its way. */
  floor: HallFloor | null
  /** Of the day. */
  floors: FloorChoiceProps
  /** The zone of the event. */
  timeZone: string
  /** How long a dance is played, in seconds. */
  danceSeconds: number
  /** The dance at the desk. */
  player: DjPlayer
  /** Starts the countdown, or lets it stand. */
  onRun: (isRunning: boolean) => void
  /** Puts the countdown back to its start. */
  onRestart: () => void
  /** The dance is over: the next one comes to the desk. */
  onFinish: () => void
  /** Brings another dance to the desk. */
  onTake: (play: Play) => void
}

/** The music: the dance that is played with its countdown, tempo and length, and the order of the next ones. Always dark. */
export function DjScreen(props: DjScreenProps) {
  const { head, floor, floors, timeZone, danceSeconds, player, onTake } = props
  const { play } = player
  return (
    <div data-theme="dark" className={styles.stage}>
      <StaffPage
        head={head}
        back={null}
        asideLabel="Дальше"
        aside={
          floor && (
            <MusicList
              lines={musicOrder(floor)}
              play={play}
              timeZone={timeZone}
              danceSeconds={danceSeconds}
              onTake={onTake}
            />
          )
        }
      >
        <FloorChoice {...floors} />
        {floor === null && <Spinner aria-label="Загружаем танцы…" />}
        {floor !== null &&
          (play === null ? (
            <>
              <h1 className={staff.hiddenTitle}>Музыка</h1>
              <p className={staff.empty}>Сейчас играть нечего: порядок танцев стоит рядом.</p>
            </>
          ) : (
            <Desk {...props} play={play} />
          ))}
      </StaffPage>
    </div>
  )
}

function Desk({
  play,
  player,
  danceSeconds,
  onRun,
  onRestart,
  onFinish,
}: DjScreenProps & { play: Play }) {
  const { left, share, isRunning } = player
  const { item, dance, heat, heats } = play
  const tempo = tempoOf(dance)
  return (
    <div className={styles.desk}>
      <p className={styles.over}>
        {itemTitle(item)}
        {item.label !== null && `, ${item.label}`}
        {heat !== null && `, заход ${heat} из\u00A0${heats}`}
      </p>
      <h1 className={styles.dance}>{dance}</h1>
      <div className={styles.countdown}>
        <Countdown left={left} share={share}>
          <dl className={styles.facts}>
            <div>
              <dt className={styles.factName}>темп в&nbsp;минуту</dt>
              <dd className={styles.fact}>{tempo === null ? '—' : tempoText(tempo)}</dd>
            </div>
            <div>
              <dt className={styles.factName}>звучать</dt>
              <dd className={styles.fact}>{clockText(danceSeconds)}</dd>
            </div>
            <div>
              <dt className={styles.factName}>запись</dt>
              <dd className={styles.fact}>—</dd>
            </div>
          </dl>
        </Countdown>
      </div>
      <div className={styles.acts}>
        <Button size="large" iconStart={<UndoIcon />} onPress={onRestart}>
          Сначала
        </Button>
        <Button size="large" onPress={() => onRun(!isRunning)}>
          {isRunning ? 'Пауза' : share > 0 ? 'Дальше' : 'Пуск'}
        </Button>
        <div className={styles.finish}>
          <ActButton onPress={onFinish}>Закончить танец</ActButton>
        </div>
      </div>
    </div>
  )
}
