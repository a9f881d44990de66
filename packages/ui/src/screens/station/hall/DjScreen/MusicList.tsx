import { formatTime } from '@parket/domain/format/dateTime'
import { clockText } from '@parket/domain/station/hall/countdown'
import type { MusicLine, Play } from '@parket/domain/station/hall/music'
import { tempoOf, tempoText } from '@parket/domain/station/hall/tempo'
import { itemTitle } from '@parket/domain/station/hall/words'
import * as staff from '../../staff/staff.css.ts'
import * as styles from './DjScreen.css.ts'

interface MusicListProps {
  lines: readonly MusicLine[]
  /** The dance at the desk. */
  play: Play | null
  timeZone: string
  danceSeconds: number
  onTake: (play: Play) => void
}

/** The order of the music; a dance whose heats are known can be brought to the desk. */
export function MusicList({ lines, play, timeZone, danceSeconds, onTake }: MusicListProps) {
  return (
    <>
      <div className={staff.columnHead}>
        <h2 className={staff.columnTitle}>Дальше</h2>
      </div>
      {lines.length === 0 && <p className={staff.empty}>В&nbsp;расписании больше ничего нет.</p>}
      <ol className={staff.list}>
        {lines.map((line, index) => {
          const [first] = line.plays
          const isOn = line.plays.some(({ key }) => key === play?.key)
          const content = (
            <Line
              line={line}
              isOn={isOn}
              isFirst={lines[index - 1]?.item !== line.item}
              timeZone={timeZone}
              danceSeconds={danceSeconds}
            />
          )
          return (
            <li key={line.key}>
              {first ? (
                <button
                  type="button"
                  className={styles.line[isOn ? 'on' : 'off']}
                  aria-pressed={isOn}
                  onClick={() => !isOn && onTake(first)}
                >
                  {content}
                </button>
              ) : (
                <p className={styles.line.off}>{content}</p>
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}

interface LineProps {
  line: MusicLine
  isOn: boolean
  /** Of its item: the hour stands there once. */
  isFirst: boolean
  timeZone: string
  danceSeconds: number
}

function Line({ line, isOn, isFirst, timeZone, danceSeconds }: LineProps) {
  const { item, dance, plays } = line
  const [only, ...others] = plays
  const tempo = dance === null ? null : tempoOf(dance)
  const time =
    isFirst && item.state === 'ahead' && item.expected_start !== null
      ? formatTime(item.expected_start, timeZone)
      : ''
  return (
    <>
      <span className={styles.when}>{isOn ? 'сейчас' : time}</span>{' '}
      <span className={styles.what}>
        {dance ?? itemTitle(item)}
        {others.length > 0 && ` ×${plays.length}`}
        {others.length === 0 && only && only.heat !== null && `, заход ${only.heat}`}
        <span className={styles.more}>
          {' '}
          {dance !== null && [itemTitle(item), item.label].filter(Boolean).join(', ')}
          {tempo !== null && (
            <>
              , <span className={styles.tempo}>{tempoText(tempo)}</span>
            </>
          )}
        </span>
      </span>{' '}
      <span className={styles.length}>
        {clockText(dance === null ? (item.minutes ?? 0) * 60 : danceSeconds)}
      </span>
    </>
  )
}
