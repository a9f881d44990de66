import type { HallFloor } from '@parket/domain/live/hall/hallScene'
import { EventPicture } from '../../../../components/EventPicture/EventPicture.tsx'
import { Scoreboard } from '../../../../components/Scoreboard/Scoreboard.tsx'
import { ContestName } from '../../../contests/ContestName.tsx'
import { headlineOf, itemTitle, roundText } from './hallWords.ts'
import * as dance from './dance.css.ts'
import * as styles from './hall.css.ts'

interface FloorsSceneProps {
  floors: readonly HallFloor[]
  /** Whose picture it is. */
  eventId: number
}

/** What dances on one floor or on two, by number. */
export function FloorsScene({ floors, eventId }: FloorsSceneProps) {
  const isAlone = floors.length === 1
  return (
    <div className={styles.floors}>
      {floors.map((one) => (
        <section
          key={one.floor}
          className={styles.floor}
          aria-label={[one.floor, itemTitle(one.item)].filter(Boolean).join('. ')}
        >
          <Head floor={one} eventId={isAlone ? eventId : null} />
          {one.page === null ? (
            <p className={styles.unknown}>Номера назовёт ведущий</p>
          ) : (
            <Scoreboard {...one.page} />
          )}
        </section>
      ))}
    </div>
  )
}

/** The dance in large letters, where it is known; else the contest. @param eventId null: half a screen has no picture */
function Head({ floor, eventId }: { floor: HallFloor; eventId: number | null }) {
  const isAlone = eventId !== null
  const title = itemTitle(floor.item)
  const headline = headlineOf(floor)
  const name = (
    <>
      {!isAlone && floor.floor !== '' && <span className={styles.floorName}>{floor.floor}</span>}
      <ContestName>{title}</ContestName>
    </>
  )
  if (headline === null) {
    return (
      <header className={styles.floorHead}>
        <h1 className={titleLook(title, isAlone)}>{name}</h1>
        <p className={styles.round}>{roundText(floor)}</p>
      </header>
    )
  }
  const isLong = title.length > (isAlone ? SHORT_TITLE.alone : SHORT_TITLE.half)
  return isAlone ? (
    <header className={dance.onlyHead}>
      {!isLong && (
        <div className={dance.headPicture}>
          <EventPicture eventId={eventId} format="strip" keepFree={wordsRoom}>
            <div className={dance.headSpacer} />
          </EventPicture>
        </div>
      )}
      <p className={isLong ? dance.longAbout : dance.about}>
        <b>{title}.</b> {roundText(floor)}
      </p>
      <h1 className={isLong ? dance.danceBelowLong : dance.dance}>{headline}</h1>
    </header>
  ) : (
    <header className={styles.floorHead}>
      <p className={isLong ? dance.longAboutOfHalf : dance.aboutOfHalf}>{name}</p>
      <h1 className={dance.danceOfHalf}>{headline}</h1>
      <p className={styles.round}>{roundText(floor)}</p>
    </header>
  )
}

/** The picture never lies under words. */
const wordsRoom = [{ left: -1, top: -1, right: 0.64, bottom: 2 }]

/** As many letters as fit on one line of the large size. */
const SHORT_TITLE = { alone: 32, half: 24 }

function titleLook(title: string, isAlone: boolean): string {
  if (isAlone) return title.length > SHORT_TITLE.alone ? styles.longTitle : styles.title
  return title.length > SHORT_TITLE.half ? styles.longTitleOfHalf : styles.titleOfHalf
}
