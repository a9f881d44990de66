import type { HallScene } from '@parket/domain/live/hall/hallScene'
import { floorText, fromText, itemTitle, leftText, startText } from './hallWords.ts'
import * as styles from './hall.css.ts'

interface HallOverlayProps {
  scene: HallScene
  event: { timeZone: string }
}

/** The lower third of a video: who dances, or whose place it is. Without data there is nothing. */
export function HallOverlay({ scene, event }: HallOverlayProps) {
  const lines = linesOf(scene, event.timeZone)
  return (
    <main id="main" className={styles.wholeScene} tabIndex={-1}>
      <div className={styles.bands}>
        {lines.map(({ floor, title, text }) => (
          <section
            key={`${floor} ${title}`}
            className={styles.band}
            aria-label={[floor, title].filter(Boolean).join('. ')}
          >
            <p className={lines.length > 1 ? styles.bandTitleOfTwo : styles.bandTitle}>
              {floor !== '' && <span className={styles.floorName}>{floor}</span>}
              {title}
            </p>
            <p className={styles.bandText}>{text}</p>
          </section>
        ))}
      </div>
    </main>
  )
}

interface Band {
  /** Named where several are shown. */
  floor: string
  title: string
  text: string
}

function linesOf(scene: HallScene, timeZone: string): Band[] {
  switch (scene.kind) {
    case 'floors':
      return scene.floors.map((floor) => ({
        floor: scene.floors.length > 1 ? floor.floor : '',
        title: floorText(floor),
        text: floor.page?.numbers.join('  ') ?? '',
      }))
    case 'reveal':
    case 'winner': {
      const { title, places, revealed_from_place: from } = scene.ceremony
      const shown = places.filter(({ place }) => place === from)
      const names = shown.map((one) => one.names.join(', ') || `№\u00A0${one.start_number}`)
      const about = shown.map(fromText).filter(Boolean)
      return [
        {
          floor: '',
          title: `${from}\u00A0место. ${names.join('; ')}`,
          text: [title, ...about].join('. '),
        },
      ]
    }
    case 'pause':
      return [{ floor: '', title: itemTitle(scene.item), text: leftText(scene.minutes) }]
    case 'next':
      return scene.items.slice(0, 1).map((next) => ({
        floor: '',
        title: `Дальше: ${itemTitle(next.item)}`,
        text: startText(next, timeZone),
      }))
    default:
      return []
  }
}
