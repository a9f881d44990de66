import type { HallScene } from '@parket/domain/live/hall/hallScene'
import { fromText, itemTitle, leftText, roundText, startText } from './hallWords.ts'
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
      {lines.map(({ title, text }) => (
        <section key={title} className={styles.band} aria-label={title}>
          <p className={styles.bandTitle}>{title}</p>
          <p className={styles.bandText}>{text}</p>
        </section>
      ))}
    </main>
  )
}

function linesOf(scene: HallScene, timeZone: string): { title: string; text: string }[] {
  switch (scene.kind) {
    case 'floors':
      return scene.floors.slice(0, 1).map((floor) => ({
        title: [itemTitle(floor.item), roundText(floor)].filter(Boolean).join('. '),
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
          title: `${from}\u00A0место. ${names.join('; ')}`,
          text: [title, ...about].join('. '),
        },
      ]
    }
    case 'pause':
      return [{ title: itemTitle(scene.item), text: leftText(scene.minutes) }]
    case 'next':
      return scene.items.slice(0, 1).map((next) => ({
        title: `Дальше: ${itemTitle(next.item)}`,
        text: startText(next, timeZone),
      }))
    default:
      return []
  }
}
